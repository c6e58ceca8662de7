import { requestListener } from '#sandbox/requestListener.ts';
import { BuildError } from './buildError.ts';
import { createGate, type GateOptions, type OpenService } from './gate.ts';
import { listenOnLoopback, type Listening } from './listen.ts';
import { remoteService } from './remote.ts';
import { SettingError } from './settingError.ts';
import { readGateSettings, type ServiceSetting } from './settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface Serving extends Listening {
  readonly url: string;
  /** Which service the pages talk to, for people; holds no secret. */
  readonly service: string;
}

/**
 * Serves Landfall on loopback as the environment says (PORT, TRACKING_API_*, STREET_TILES_*, FRAME_ANCESTORS,
 * SANDBOX_*).
 *
 * @throws SettingError with a sentence for the person who started the process.
 */
export async function serveLandfall(env: Env, page: GateOptions['page']): Promise<Serving> {
  const settings = readGateSettings(env);
  const { close: closeService, ...service } = await openService(settings.service, env);
  try {
    const { answerLimits, streetTiles, frameAncestors } = settings;
    const gate = createGate({ ...service, answerLimits, streetTiles, frameAncestors, page });
    const listening = await listenOnLoopback(settings.port, requestListener(gate.fetch));
    return {
      ...listening,
      url: `http://localhost:${listening.port}`,
      service: service.upstream.label,
      close: async () => {
        // It would be waited for.
        service.live?.close();
        await listening.close();
        closeService();
      },
    };
  } catch (error) {
    closeService();
    throw error;
  }
}

async function openService(setting: ServiceSetting, env: Env): Promise<OpenService> {
  if (setting.kind === 'embedded') {
    // Loaded only when it is the one to talk to.
    const { openEmbeddedService } = await import('./embedded.ts');
    return openEmbeddedService(env);
  }
  return { upstream: remoteService(setting.baseUrl, setting.key), close: () => undefined };
}

/** Runs a server until Ctrl-C or a termination signal; a failure to start is one line and exit code 1. */
export async function runUntilStopped(start: () => Promise<Pick<Serving, 'close'>>): Promise<void> {
  try {
    const serving = await start();
    const stop = (): void => {
      void serving.close().finally(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export function announce({ url, service }: Serving): void {
  console.log(`Landfall: ${url}  (tracking service: ${service})`);
}
