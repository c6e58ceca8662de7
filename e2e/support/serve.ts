import { distOfRun } from '#server/distOfRun.ts';
import { runUntilStopped } from '#server/serve.ts';
import { FIRST_PORT, JOURNEY_NOW, WORKERS } from './servers.ts';
import { serveWorld } from './serveWorld.ts';

// What the journeys visit: the built application behind the gate of `npm start`, or behind a gateway, one server for each
// worker.
await runUntilStopped(async () => {
  const dist = await distOfRun();
  const ports = Array.from({ length: WORKERS }, (_, index) => FIRST_PORT + index);
  const servers = await Promise.all(
    ports.map((port) =>
      serveWorld(
        {
          PORT: String(port),
          SANDBOX_NOW: JOURNEY_NOW,
          SANDBOX_DB: ':memory:',
          SANDBOX_RATE_LIMIT: '0',
          SANDBOX_FAULTS: '1',
        },
        dist,
      ),
    ),
  );
  return {
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
});
