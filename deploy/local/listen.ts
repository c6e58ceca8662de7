import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from './settingError.ts';

/** Milliseconds that a stop waits for answers under way. */
export const longestFinish = 3_000;

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
  const server = createServer(listener);
  const actual = await listen(server, port, '127.0.0.1');
  const servers: [Server, ...Server[]] = [server];
  const second = createServer(listener);
  try {
    await listen(second, actual, '::1');
    servers.push(second);
  } catch (error) {
    if (error instanceof SettingError) {
      await close(server);
      throw error;
    }
    // No IPv6 on this machine: 127.0.0.1 is enough.
  }
  return {
    port: actual,
    servers,
    close: async () => {
      await Promise.all(servers.map((one) => close(one)));
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

/**
 * Takes no new connection and finishes what is being answered, for as long as `longestFinish`. Connections that browsers
 * keep open for later are closed.
 */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), longestFinish);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
