import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, type AgentOptions, createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '#/test/certificate.ts';
import { writeRelease } from '#deploy/gateway/release.ts';
import { createSandbox, type SandboxOptions } from '#sandbox/app.ts';
import { noLimits } from '#sandbox/middleware/rateLimit.ts';
import { requestListener } from '#sandbox/requestListener.ts';
import { type Answer, ask, type Ask } from '#server/testServers.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Written once for all files of tests, which share this module. */
let written: Promise<string> | null = null;

export function releaseFolder(): Promise<string> {
  return (written ??= releaseOf(join(root, 'dist')));
}

/** What is built, as a release; gone with this process. */
export async function releaseOf(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await writeRelease(dist, folder, 1);
  stamp(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** As install.sh does it. */
export function stamp(release: string): void {
  execFileSync(join(release, 'stamp.sh'), [join(release, 'site')]);
}

/** Never the same as a word that may stand in an answer by itself. */
export const serviceKey = 'tk_live/5ecret+key';

/** Of the webhook, while a test sets no other. */
export const webhookSecret = 'whsec_5ecret/of+the+tests';

/** What came to the service. */
export interface Asked {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

export interface TestService {
  readonly url: string;
  readonly ca: string;
  readonly asked: Asked[];
  /** Answers in the place of the embedded service while it is set. */
  behave: RequestListener | null;
  readonly close: () => void;
}

/** The embedded service over TLS on this machine. */
export async function startTlsService(options: SandboxOptions = {}): Promise<TestService> {
  const authority = makeCertificate('An authority of this test');
  const server = makeCertificate('The tracking service', { issuer: authority, hosts: ['localhost'] });
  const sandbox = createSandbox({ shipments: 50, apiKey: serviceKey, limits: noLimits, ...options });
  const answer = requestListener(sandbox.fetch);
  const service = createServer({ cert: server.certificate, key: server.key }, (request, response) => {
    const { method = '', url = '', headers } = request;
    made.asked.push({ at: performance.now(), method, url, headers });
    (made.behave ?? answer)(request, response);
  });
  service.keepAliveTimeout = 70_000;
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const made: TestService = {
    url: `https://localhost:${(service.address() as AddressInfo).port}/v2`,
    ca: authority.certificate,
    asked: [],
    behave: null,
    close() {
      service.close();
      service.closeAllConnections();
      sandbox.close();
    },
  };
  return made;
}

/** Ports that nothing listened on a moment ago. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createHttpServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A connection that is kept may be that of a worker which a reload is ending. */
export const agent = new Agent({ keepAlive: false });

/** Somebody with an address of their own, which is what the gateway knows of people without a sign-in. */
export const addressOf = (person: number) =>
  ['127', 1 + (person >> 16), (person >> 8) & 255, person & 255].join('.');

export const agentOf = (person: number, options: AgentOptions = {}) =>
  new Agent({ ...options, localAddress: addressOf(person) });

/** What a browser says of a request of our own pages. */
export const pageHeaders = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};

export interface Gateway {
  readonly url: string;
  readonly readOnlyUrl: string;
  readonly healthUrl: string;
  /** Where deliveries of webhooks come in. */
  readonly hooksUrl: string;
  readonly folder: string;
  readonly ask: (path: string, request?: Ask) => Promise<Answer>;
  /** As a page of the gateway asks, each time of somebody else. */
  readonly askAsPage: (path: string, request?: Ask) => Promise<Answer>;
  readonly metrics: () => Promise<string>;
  /** Writes the configuration anew with other settings and has nginx read it. */
  readonly reload: (settings: Readonly<Record<string, string>>) => Promise<void>;
  /** Serves another release, as install.sh does it. */
  readonly swap: (release: string) => void;
  readonly log: (name: 'access' | 'guard' | 'error' | 'hooks' | 'hub') => string;
  readonly pid: number;
  /** Ends the hub with all its streams and messages. */
  readonly stopHub: () => Promise<void>;
  readonly startHub: () => void;
  /** The processes that take requests. */
  readonly workers: () => readonly number[];
  readonly hubWorkers: () => readonly number[];
  /** As when the machine goes. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface GatewayOptions {
  /** For tests that ask for more in a minute than a team does; what is tested there is no budget. */
  readonly hasLargeBudget?: boolean;
}

export async function startGateway(
  service: Pick<TestService, 'url' | 'ca'>,
  more: Readonly<Record<string, string>> = {},
  { hasLargeBudget = false }: GatewayOptions = {},
): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-gateway-'));
  // Workers of another user read the site and write the cache.
  chmodSync(folder, 0o755);
  const at = (...names: string[]) => join(folder, ...names);
  const release = await releaseFolder();
  mkdirSync(at('site'));
  symlinkSync(join(release, 'site'), at('site', 'current'));
  symlinkSync(join(release, 'site'), at('site', 'previous'));
  writeFileSync(at('key'), `${serviceKey}\n`, { mode: 0o600 });
  writeFileSync(at('webhook-secret'), `${webhookSecret}\n`, { mode: 0o600 });
  writeFileSync(at('ca.pem'), service.ca);
  const [port = 0, readOnlyPort = 0, healthPort = 0, hooksPort = 0] = await freePorts(4);
  const write = (settings: Readonly<Record<string, string>>) => {
    const all = {
      LISTEN: `127.0.0.1:${port}`,
      READ_ONLY_LISTEN: `127.0.0.1:${readOnlyPort}`,
      HEALTH_LISTEN: `127.0.0.1:${healthPort}`,
      TRACKING_API_URL: service.url,
      TRACKING_API_KEY_FILE: at('key'),
      TRACKING_API_CA: at('ca.pem'),
      WEBHOOK_LISTEN: `127.0.0.1:${hooksPort}`,
      WEBHOOK_SECRET_FILE: at('webhook-secret'),
      ...settings,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(at('settings'), lines.join(''));
    const folders = ['conf', 'run', 'cache', 'log', 'site'].map((name) => at(name));
    execFileSync(join(release, 'render.sh'), [at('settings'), release, ...folders], { stdio: 'pipe' });
    if (hasLargeBudget) {
      const guard = at('conf', 'guard.conf');
      writeFileSync(guard, readFileSync(guard, 'utf8').replaceAll(/\brate=[^;]+;/g, 'rate=60000r/m;'));
    }
  };
  write(more);
  let people = 0;
  chmodSync(at('log'), 0o755);
  chmodSync(at('run'), 0o755);
  chmodSync(at('cache'), 0o755);
  if (process.getuid?.() === 0) {
    for (const name of ['guard', 'hub']) {
      execFileSync('chown', ['root:www-data', at('run', name)]);
      chmodSync(at('run', name), 0o750);
    }
  }
  const user = process.getuid?.() === 0 ? 'user www-data; ' : '';
  const start = (name: string, log: string) => {
    const usual = ['-p', folder, '-e', at('log', log), '-c', at('conf', `${name}.conf`)];
    return spawn('/usr/sbin/nginx', [...usual, '-g', `${user}daemon off;`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  // Without a secret there is nothing to stream.
  let hub = more['WEBHOOK_SECRET_FILE'] === '' ? null : start('hub', 'hub.log');
  const nginx = start('gateway', 'error.log');
  const url = `http://127.0.0.1:${port}`;
  await untilUp(nginx, `http://127.0.0.1:${healthPort}/health`, () =>
    readFileSync(at('log', 'error.log'), 'utf8'),
  );
  return {
    url,
    readOnlyUrl: `http://127.0.0.1:${readOnlyPort}`,
    healthUrl: `http://127.0.0.1:${healthPort}`,
    hooksUrl: `http://127.0.0.1:${hooksPort}`,
    folder,
    pid: nginx.pid ?? 0,
    stopHub: () => end(hub),
    startHub() {
      hub = start('hub', 'hub.log');
    },
    workers: () => workers(nginx),
    hubWorkers: () => workers(hub),
    async kill() {
      for (const pid of [...workers(nginx), ...workers(hub)]) process.kill(pid, 'SIGKILL');
      await Promise.all([nginx, hub].map((each) => end(each, 'SIGKILL')));
    },
    ask: (path, request) => ask(url + path, { agent, ...request }),
    askAsPage: (path, request = {}) => {
      const isWrite = request.method !== undefined && request.method !== 'GET' && request.method !== 'HEAD';
      const ofWrite: Record<string, string> = isWrite
        ? { origin: url, 'content-type': 'application/vnd.api+json' }
        : {};
      return ask(url + path, {
        agent: agentOf(people++),
        ...request,
        headers: { ...pageHeaders, ...ofWrite, ...request.headers },
      });
    },
    metrics: async () => (await ask(`http://127.0.0.1:${healthPort}/metrics`, { agent })).body,
    async reload(settings) {
      write(settings);
      const before = workers(nginx);
      nginx.kill('SIGHUP');
      while (workers(nginx).some((pid) => before.includes(pid))) await wait(20);
    },
    swap(next) {
      renameSync(at('site', 'current'), at('site', 'previous'));
      symlinkSync(join(next, 'site'), at('site', 'current'));
    },
    log: (name) => readFileSync(at('log', `${name}.log`), 'utf8'),
    async close() {
      await Promise.all([nginx, hub].map((each) => end(each)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The service and a gateway before it, for all tests of a file. How a test has the service behave ends with that test. */
export async function gatewayForFile(
  options: SandboxOptions = {},
  ofGateway: GatewayOptions = {},
): Promise<{ readonly service: TestService; readonly gateway: Gateway }> {
  // Journeys have the rest of this file without it.
  const { afterAll, afterEach } = await import('vitest');
  const service = await startTlsService(options);
  const gateway = await startGateway(service, {}, ofGateway);
  afterEach(() => {
    service.behave = null;
  });
  afterAll(async () => {
    await gateway.close();
    service.close();
  });
  return { service, gateway };
}

async function end(nginx: ChildProcess | null, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!nginx || nginx.exitCode !== null || nginx.signalCode !== null || !nginx.kill(signal)) return;
  await once(nginx, 'exit');
}

/** Until it answers. */
export async function untilUp(nginx: ChildProcess, url: string, log: () => string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${log()}`);
    const isUp = await ask(url).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  throw new Error('nginx does not answer.');
}

/** The worker processes that take requests. */
function workers(nginx: ChildProcess | null): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const isChild = new RegExp(`^PPid:\\s+${nginx?.pid}$`, 'm').test(
          readFileSync(`/proc/${name}/status`, 'utf8'),
        );
        const isEnding = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('shutting down');
        return isChild && !isEnding;
      } catch {
        return false;
      }
    })
    .map(Number);
}
