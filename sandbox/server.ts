import { serve } from '@hono/node-server';
import { openSandbox, SettingsError } from './settings.ts';

/** Runs the embedded service alone: `node sandbox/server.ts`. It answers on this machine only. */
const hostname = '127.0.0.1';

try {
  const { settings, sandbox } = openSandbox(process.env);
  const server = serve({ fetch: sandbox.fetch, hostname, port: settings.port }, ({ port }) => {
    console.log(`Tracking service at http://${hostname}:${port}/v2 (${settings.shipments} shipments)`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    sandbox.close();
    const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    stop(taken ? new SettingsError('SANDBOX_PORT', 'a free port', String(settings.port)) : error);
  });
  const close = () => {
    server.close(() => sandbox.close());
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
} catch (error) {
  stop(error);
}

function stop(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
