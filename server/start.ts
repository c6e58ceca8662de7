import { buildDist } from './build.ts';
import { type Dist, serveDist } from './dist.ts';
import { announce, runUntilStopped, serveLandfall } from './serve.ts';

// `npm start`: builds the application, then serves it with the tracking service behind it. The server is there
// first, so that a bad setting or a taken port is said before the build, not after it.
await runUntilStopped(async () => {
  const { promise: dist, resolve } = Promise.withResolvers<Dist>();
  const serving = await serveLandfall(process.env, async (c) => serveDist(await dist, c.req.raw));
  try {
    resolve(await buildDist());
  } catch (error) {
    await serving.close();
    throw error;
  }
  announce(serving);
  return serving;
});
