import { type Dist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { throughGateway } from './throughGateway.ts';

interface World extends Readonly<Record<string, string>> {
  readonly PORT: string;
}

/** Serves what is built, with the embedded service behind the gate of `npm start` or behind a gateway. */
export async function serveWorld(env: World, dist: Dist): Promise<{ readonly close: () => Promise<void> }> {
  if (!throughGateway) return serveLandfall(env, (c) => serveDist(dist, c.req.raw));
  const { serveByGateway } = await import('#deploy/gateway/test/serveByGateway.ts');
  return serveByGateway(env);
}
