import { openSandbox, SettingsError } from '#sandbox/settings.ts';
import { DatabaseError } from '#sandbox/store/databaseError.ts';
import { accountName } from './account.ts';
import type { OpenService } from './gate.ts';
import { createLive } from './live.ts';
import { noRedaction } from './redact.ts';
import { SettingError } from './settingError.ts';

/**
 * The embedded tracking service in this process, as the SANDBOX_* settings say. Its key is no secret.
 *
 * @throws SettingError with the service's own sentence for a bad setting or database.
 */
export function openEmbeddedService(env: Readonly<Record<string, string | undefined>>): OpenService {
  try {
    const live = createLive();
    const { settings, sandbox } = openSandbox(env, live.publish);
    return {
      // Nothing happens by a clock that stands still.
      ...(settings.now === null || settings.speed !== null ? { live } : {}),
      upstream: {
        label: `embedded, ${settings.shipments} simulated shipments, ${settings.db}`,
        // No server has this address: it stands in the links of the service's documents.
        baseUrl: 'http://sandbox.localhost/v2',
        authorization: `Token ${settings.apiKey}`,
        // Another seed or size is another world, whatever its key.
        account: accountName('embedded', settings.apiKey, settings.seed, String(settings.shipments)),
        redactor: noRedaction,
        send(call) {
          // A body that comes as a stream needs it (https://fetch.spec.whatwg.org/#ref-for-dom-requestinit-duplex).
          const init = { ...call, duplex: 'half' };
          return sandbox.fetch(new Request(call.url, init));
        },
      },
      ...(settings.faults ? { faults: (request) => sandbox.fetch(request) } : {}),
      close: () => {
        sandbox.close();
      },
    };
  } catch (error) {
    const isSaid = error instanceof SettingsError || error instanceof DatabaseError;
    throw isSaid ? new SettingError(error.message) : error;
  }
}
