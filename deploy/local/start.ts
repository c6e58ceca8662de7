import { buildDist } from './build.ts';
import { serveDist } from './dist.ts';
import { announce, runUntilStopped, serveLandfall } from './serve.ts';
import { readGateSettings } from './settings.ts';

// `npm start`: builds the application, then serves it with the tracking service behind it.
await runUntilStopped(async () => {
  // A bad setting is said before the build, not after it.
  readGateSettings(process.env);
  const dist = await buildDist();
  const serving = await serveLandfall(process.env, (c) => serveDist(dist, c.req.raw));
  announce(serving);
  return serving;
});
