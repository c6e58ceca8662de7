import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from '#sandbox/stopServer.ts';
import { SettingError } from './settingError.ts';

/** A page reads once a minute: what it sends on a connection that is closed just then is lost. Milliseconds. */
const keepAliveTimeout = 75_000;

export interface Listening {
  readonly port: number;
  /** One per address, 127.0.0.1 first. */
  readonly servers: readonly [Server, ...Server[]];
  readonly close: () => Promise<void>;
}

/**
 * Listens on loopback only, on 127.0.0.1 and, where the machine has it, on [::1], because a browser may take
 * `localhost` for either. Port 0 takes any free port.
 *
 * @throws SettingError when the port is in use.
 */
export async function listenOnLoopback(port: number, listener: RequestListener): Promise<Listening> {
  const server = createServer({ keepAliveTimeout }, listener);
  const actual = await listen(server, port, '127.0.0.1');
  const servers: [Server, ...Server[]] = [server];
  const second = createServer({ keepAliveTimeout }, listener);
  try {
    await listen(second, actual, '::1');
    servers.push(second);
  } catch (error) {
    if (error instanceof SettingError) {
      await stopServer(server);
      throw error;
    }
    // No IPv6 on this machine: 127.0.0.1 is enough.
  }
  return {
    port: actual,
    servers,
    close: async () => {
      await Promise.all(servers.map((one) => stopServer(one)));
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? new SettingError(busy(port)) : error);
    });
    server.listen(port, host, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function busy(port: number): string {
  return `Port ${port} is in use or not permitted: stop what listens there, or set PORT to another number.`;
}
