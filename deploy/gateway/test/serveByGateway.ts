import { readSandboxSettings, sandboxOptions } from '#sandbox/settings.ts';
import { serviceKey, startGateway, startTlsService } from './startGateway.ts';

/**
 * The gateway on PORT of this machine, and the embedded service as the SANDBOX_* settings say, over TLS. Journeys ask for
 * more in a minute than a team does, so its budget alone is not that of a release.
 */
export async function serveByGateway(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly close: () => Promise<void> }> {
  const service = await startTlsService({
    ...sandboxOptions(readSandboxSettings(env)),
    apiKey: serviceKey,
  });
  const gateway = await startGateway(
    service,
    {
      LISTEN: `127.0.0.1:${env['PORT']}`,
      // As with `npm start`: nothing happens by a clock that stands still.
      WEBHOOK_SECRET_FILE: '',
    },
    { hasLargeBudget: true },
  );
  return {
    close: async () => {
      await gateway.close();
      service.close();
    },
  };
}
