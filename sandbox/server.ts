import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from './requestListener.ts';
import { openSandbox, SettingsError } from './settings.ts';
import { stopServer } from './stopServer.ts';

/** Runs the embedded service alone: `node sandbox/server.ts`. It answers on this machine only. */
const hostname = '127.0.0.1';

try {
  const { settings, sandbox } = openSandbox(process.env);
  const server = createServer(requestListener(sandbox.fetch));
  server.on('error', (error: NodeJS.ErrnoException) => {
    sandbox.close();
    const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    giveUp(taken ? new SettingsError('SANDBOX_PORT', 'a free port', String(settings.port)) : error);
  });
  server.listen(settings.port, hostname, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`Tracking service at http://${hostname}:${port}/v2 (${settings.shipments} shipments)`);
  });
  const stop = async (): Promise<void> => {
    await stopServer(server);
    sandbox.close();
    // What is still at work on an answer that was cut would keep the process.
    process.exit();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
} catch (error) {
  giveUp(error);
}

function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
