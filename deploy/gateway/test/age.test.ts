import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import type { Answer } from '#server/testServers.ts';
import { gatewayForFile } from './startGateway.ts';

const { service, gateway } = await gatewayForFile();
const path = '/api/v2/shipments?page[size]=1';

/** What is shared for half a minute is shared for a second. */
async function shareForOneSecond(): Promise<void> {
  const file = join(gateway.folder, 'conf', 'cache.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace('max-age=30', 'max-age=1'));
  const before = gateway.workers();
  process.kill(gateway.pid, 'SIGHUP');
  await eventually(() => expect(gateway.workers().some((pid) => before.includes(pid))).toBe(false));
}

it('a browser alone gets what is new as soon as what is shared is old; those who ask meanwhile get what was before', async () => {
  await shareForOneSecond();
  let version = 1;
  let held: Promise<void> = Promise.resolve();
  service.behave = (_, response) =>
    void held.then(() => {
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' });
      response.end(`{"version":${version}}`);
    });
  expect((await gateway.askAsPage(path)).body).toBe('{"version":1}');

  version = 2;
  const before: unknown[] = [];
  await eventually(async () => {
    const { headers, body } = await gateway.askAsPage(path);
    if (body === '{"version":1}') before.push(headers['x-gw-cache']);
    expect(body).toBe('{"version":2}');
  });
  expect(before.filter((state) => state !== 'HIT')).toEqual([]);

  version = 3;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  held = promise;
  const asked = service.asked.length;
  let first: Promise<Answer>;
  do {
    first = gateway.askAsPage(path);
    await Promise.race([first, eventually(() => expect(service.asked.length).toBeGreaterThan(asked))]);
  } while (service.asked.length === asked);
  const meanwhile = await Promise.all(Array.from({ length: 20 }, () => gateway.askAsPage(path)));
  expect(new Set(meanwhile.map(({ headers, body }) => `${String(headers['x-gw-cache'])} ${body}`))).toEqual(
    new Set(['UPDATING {"version":2}']),
  );
  letGo();
  expect(await first).toMatchObject({ body: '{"version":3}', headers: { 'x-gw-cache': 'EXPIRED' } });
  expect(service.asked.length).toBe(asked + 1);
});
