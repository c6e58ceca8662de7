import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#/test/eventually.ts';
import { freePorts } from './startGateway.ts';

export const redisPassword = 'redis_5ecret/of-the+tests';

export interface Redis {
  /** For REDIS. */
  readonly address: string;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Redis as docs/gateway.md wants it: with a password, and kept on disk. */
export async function startRedis(): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-redis-'));
  const [port = 0] = await freePorts(1);
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    // By standard input, so that the password stands in no process list.
    server = spawn('/usr/bin/redis-server', ['-'], { stdio: ['pipe', 'ignore', 'inherit'] });
    server.stdin?.end(
      `bind 127.0.0.1\nport ${port}\nrequirepass ${redisPassword}\ndir ${folder}\nappendonly yes\nsave ""\n`,
    );
    await eventually(() => isListening(port));
  }

  async function kill(): Promise<void> {
    if (!server?.kill('SIGKILL')) return;
    await once(server, 'exit');
  }

  await start();
  return {
    address: `127.0.0.1:${port}`,
    start,
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
