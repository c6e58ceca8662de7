import type { Server } from 'node:http';

/** Milliseconds that a stop waits for answers under way. */
export const longestFinish = 3_000;

/**
 * Takes no new connection and finishes what is being answered, for as long as `longestFinish`. Connections that clients
 * keep open for later are closed.
 */
export function stopServer(server: Server): Promise<void> {
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
