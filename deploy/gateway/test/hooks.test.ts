import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchRawEvents, fetchTransportEvents } from '#/data/events/calls.ts';
import { createApi } from '#/data/http/api.ts';
import { fetchContainerRoute } from '#/data/routes/calls.ts';
import { fetchShipment } from '#/data/shipments/calls.ts';
import { eventually } from '#/test/eventually.ts';
import { systemClock } from '#/time/clock.ts';
import { ask } from '#server/testServers.ts';
import { deliver, notification, signatureOf } from './deliveries.ts';
import { agent, gatewayForFile, serviceKey, webhookSecret } from './startGateway.ts';
import { headOf, openStream, type Stream } from './streams.ts';

const { service, gateway } = await gatewayForFile({ webhooks: { targets: 'loopback', speed: 1_000 } });
const { body: list } = await gateway.askAsPage(
  '/api/v2/shipments?page[size]=50&filter[tracking_stopped]=false',
);
interface Listed {
  readonly id: string;
  readonly relationships: { readonly containers: { readonly data: readonly unknown[] } };
}
// Not the newest one on every day: a booking has no container at first.
const shipment =
  (JSON.parse(list) as { data: readonly Listed[] }).data.find(
    ({ relationships }) => relationships.containers.data.length > 0,
  )?.id ?? '';

const streams: Stream[] = [];
async function listen(headers?: Readonly<Record<string, string>>, url = gateway.url): Promise<Stream> {
  const stream = openStream(`${url}/live`, headers);
  streams.push(stream);
  await eventually(() => expect(stream.isOpen()).toBe(true));
  return stream;
}
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
const secretFile = join(gateway.folder, 'webhook-secret');

describe('a delivery of the service', () => {
  it('reaches open pages as what has changed', async () => {
    const stream = await listen();
    const attributes = {
      url: `${gateway.hooksUrl}/hooks/tracking`,
      active: true,
      events: ['tracking_request.tracking_stopped'],
    };
    const body = JSON.stringify({ data: { type: 'webhook', attributes } });
    const made = await gateway.askAsPage('/api/v2/webhooks', { method: 'POST', body });
    const { data } = JSON.parse(made.body) as { data: { attributes: { secret: string } } };
    const { secret } = data.attributes;
    // The one before is still taken.
    writeFileSync(secretFile, `${secret}\n${webhookSecret}\n`);
    await gateway.reload({});
    const stopped = await gateway.askAsPage(`/api/v2/shipments/${shipment}/stop_tracking`, {
      method: 'PATCH',
      body: '{}',
    });
    expect(stopped.status).toBe(200);
    await eventually(() => expect(stream.received).toHaveLength(1));
    expect(stream.received[0]).toEqual({
      id: expect.stringMatching(/^\d{10}:\d+$/) as string,
      event: 'tracking_request.tracking_stopped',
      shipments: [shipment],
      containers: [],
    });
    expect(stream.opened()).toBe(1);
    await eventually(() =>
      expect(gateway.log('hooks')).toContain(
        '"outcome":"published","event":"tracking_request.tracking_stopped"',
      ),
    );
  });

  it('is signed by the secret of now or the one before, and by no older one', async () => {
    const secrets = ['whsec_the_third_of_them', 'whsec_the_second_one', webhookSecret];
    const statuses = async () => {
      const found: number[] = [];
      for (const secret of secrets) {
        const body = notification({ shipment: 'rotated' });
        const headers = { 'x-svc-webhook-signature': signatureOf(body, secret) };
        found.push((await deliver(gateway, body, { headers })).status);
      }
      return found;
    };
    writeFileSync(secretFile, `${secrets[1]}\n${secrets[2]}\n`);
    await gateway.reload({});
    expect(await statuses()).toEqual([401, 200, 200]);
    writeFileSync(secretFile, `${secrets[0]}\n${secrets[1]}\n`);
    await gateway.reload({ WEBHOOK_SIGNATURE_HEADER: 'X-SVC-Webhook-Signature' });
    expect(await statuses()).toEqual([200, 200, 401]);
    writeFileSync(secretFile, `${webhookSecret}\n`);
    await gateway.reload({});
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  it('has its signature where the settings say', async () => {
    await gateway.reload({ WEBHOOK_SIGNATURE_HEADER: 'X-Other-Signature' });
    const body = notification({ shipment: 'elsewhere' });
    expect((await deliver(gateway, body)).status).toBe(401);
    const headers = { 'x-svc-webhook-signature': null, 'x-other-signature': signatureOf(body) };
    expect((await deliver(gateway, body, { headers })).status).toBe(200);
    await gateway.reload({});
  });

  it('does nothing the second time', async () => {
    const stream = await listen();
    const body = notification({ shipment: 'twice' });
    const twice = await Promise.all([deliver(gateway, body), deliver(gateway, body)]);
    const again = [...twice, await deliver(gateway, body)];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Newer words about the same record are another notification.
    expect((await deliver(gateway, notification({ container: 'next' }))).status).toBe(200);
    await eventually(() => expect(stream.received.at(-1)?.containers).toEqual(['next']));
    expect(stream.received.map(({ shipments }) => shipments)).toEqual([['twice'], []]);
    await eventually(() => expect(gateway.log('hooks').match(/"outcome":"repeat"/g)).toHaveLength(2));
  });

  it('has the shared cache forget what pages ask of what it names, and nothing else', async () => {
    const api = createApi({
      fetch: (url, init) => fetch(url, init),
      baseUrl: `${gateway.url}/api/v2`,
      clock: systemClock,
      requestsPerMinute: 1_000,
    });
    const options = { priority: 'visible' } as const;
    const { containers } = await fetchShipment(api, shipment, options);
    const container = containers[0]?.id ?? '';
    const other = '/api/v2/parties?page[size]=1';
    const readAll = async () => {
      const before = service.asked.length;
      await fetchShipment(api, shipment, options);
      await fetchTransportEvents(api, container, options);
      await fetchRawEvents(api, container, options);
      await fetchContainerRoute(api, container, options);
      await gateway.askAsPage(other);
      return service.asked.slice(before).map(({ url }) => url.split('?')[0]);
    };
    await readAll();
    expect(await readAll()).toEqual([]);
    const body = notification({ shipment, container });
    expect((await deliver(gateway, body)).status).toBe(200);
    const path = `/v2/containers/${container}`;
    const anew = [
      `/v2/shipments/${shipment}`,
      `${path}/transport_events`,
      `${path}/raw_events`,
      `${path}/map_geojson`,
    ];
    expect(await readAll()).toEqual(anew);
    expect(await readAll()).toEqual([]);
    // Nor does a repeat.
    await deliver(gateway, body);
    expect(await readAll()).toEqual([]);
  });

  it('is refused until it is published, so that the service repeats it', async () => {
    const body = notification({ shipment: 'late' });
    await gateway.stopHub();
    expect((await deliver(gateway, body)).status).toBe(503);
    const refused = await gateway.ask('/live', { headers: { 'x-gw': '1' } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(await gateway.metrics()).toContain('landfall_gateway_hub_up 0\n');
    gateway.startHub();
    const stream = openStream(`${gateway.url}/live`);
    streams.push(stream);
    await eventually(() => expect(stream.isOpen()).toBe(true));
    expect((await deliver(gateway, body)).status).toBe(200);
    await eventually(() => expect(stream.received[0]?.shipments).toEqual(['late']));
  });
});

describe('what is no delivery of the service', () => {
  const body = notification({ shipment: 'forged' });
  const right = signatureOf(body);
  const refused: readonly (readonly [string, string, Readonly<Record<string, string | null>>])[] = [
    ['no signature', body, { 'x-svc-webhook-signature': null }],
    ['an empty one', body, { 'x-svc-webhook-signature': '' }],
    ['one of another secret', body, { 'x-svc-webhook-signature': signatureOf(body, 'whsec_another_secret') }],
    ['one of no secret', body, { 'x-svc-webhook-signature': signatureOf(body, '') }],
    ['one that was cut off', body, { 'x-svc-webhook-signature': right.slice(0, 63) }],
    ['one that goes on', body, { 'x-svc-webhook-signature': `${right}0` }],
    ['capital letters', body, { 'x-svc-webhook-signature': right.toUpperCase() }],
    ['a prefix', body, { 'x-svc-webhook-signature': `sha256=${right}` }],
    [
      'another letter at the end',
      body,
      { 'x-svc-webhook-signature': right.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    ],
    ['zeros', body, { 'x-svc-webhook-signature': '0'.repeat(64) }],
    [
      'a body that was written anew',
      JSON.stringify(JSON.parse(body), null, 1),
      { 'x-svc-webhook-signature': right },
    ],
    ['a body with one more byte', `${body} `, { 'x-svc-webhook-signature': right }],
    ['another body', notification({ shipment: 'forged' }), { 'x-svc-webhook-signature': right }],
    ['no body', '', {}],
  ];
  it.each(refused)('is refused: %s', async (_, sent, headers) => {
    const { status, body: said } = await deliver(gateway, sent, { headers });
    expect([status, said]).toEqual([401, 'The signature is missing or wrong.\n']);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('is no %s', async (method) => {
    expect((await deliver(gateway, body, { method })).status).toBe(405);
  });

  it.each([null, 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'is not of the type %s',
    async (type) => {
      expect((await deliver(gateway, body, { headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  const attributes = { event: 'container.updated' };
  it.each<unknown>([
    '{',
    null,
    [],
    {},
    { data: null },
    { data: { id: 'a' } },
    { data: { id: '', attributes } },
    { data: { id: 'a/../b', attributes } },
    { data: { id: 'x'.repeat(65), attributes } },
    { data: { id: ['a'], attributes } },
    { data: { id: 'a', attributes: { event: 'Container\nupdated' } } },
  ])('signed, but no notification: %j', async (given) => {
    const sent = typeof given === 'string' ? given : JSON.stringify(given);
    expect((await deliver(gateway, sent)).status).toBe(422);
  });

  it('names only what can be a record', async () => {
    const stream = await listen();
    const included = [
      ...['__proto__', 'a/b', '', 7, null, 'x'.repeat(101)].map((id) => ({ id, type: 'shipment' })),
      { id: 'v', type: 'vessel' },
      null,
      'shipment',
      {
        id: 'e',
        type: 'transport_event',
        relationships: { container: { data: { id: 'c', type: 'container' } } },
      },
      ...Array.from({ length: 150 }, (_, index) => ({ id: `s${index}`, type: 'shipment' })),
    ];
    const id = 'names-only-what-can-be-a-record';
    expect((await deliver(gateway, JSON.stringify({ data: { id, attributes }, included }))).status).toBe(200);
    await eventually(() => expect(stream.received).toHaveLength(1));
    const [received] = stream.received;
    expect(received?.containers).toEqual(['c']);
    expect(received?.shipments).toHaveLength(100);
    expect(received?.shipments.slice(0, 2)).toEqual(['__proto__', 's0']);
  });

  it('is larger than any notification', async () => {
    const large = notification({ shipment: 'x'.repeat(300_000) });
    expect((await deliver(gateway, large)).status).toBe(413);
  });

  it.each([
    '/',
    '/hooks',
    '/hooks/tracking/',
    '/HOOKS/tracking',
    '/once',
    '/purge/api/v2/shipments/a',
    '/publish',
    '/refused',
    '/live',
    '/api/v2/shipments',
  ])('comes to another address: %s', async (path) => {
    const sent = await ask(gateway.hooksUrl + path, {
      agent,
      method: 'POST',
      body,
      headers: { 'x-svc-webhook-signature': right },
    });
    expect(sent.status).toBe(404);
  });

  it('is limited, and keeps nothing back that is signed, from the same address', async () => {
    const flood = new Set<number>();
    const unsigned = async () => {
      for (let turn = 0; turn < 40; turn++) {
        flood.add((await deliver(gateway, body, { headers: { 'x-svc-webhook-signature': null } })).status);
      }
    };
    await Promise.all(Array.from({ length: 30 }, unsigned));
    expect(flood).toEqual(new Set([401, 429]));
    const signed = Array.from({ length: 20 }, () => deliver(gateway, notification({ shipment: 'signed' })));
    expect(new Set((await Promise.all(signed)).map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(() => expect(gateway.log('hooks')).toContain('"status":429'));
  });

  it('is counted', async () => {
    const count = /^landfall_gateway_deliveries_refused_last_hour (\d+)$/m;
    const metrics = await gateway.metrics();
    expect(Number(count.exec(metrics)?.[1])).toBeGreaterThan(20);
  });
});

describe('who may listen', () => {
  const origin = gateway.url;
  it.each<readonly [number, string, Readonly<Record<string, string>>]>([
    [200, 'our page', { 'sec-fetch-site': 'same-origin' }],
    [200, 'our page on a name without https', { referer: `${origin}/assets/live.worker-1a2b.js` }],
    [200, 'a program with our header', { 'x-gw': '1' }],
    [403, 'an address that was typed', { 'sec-fetch-site': 'none' }],
    [403, 'another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [403, 'another site that says nothing of itself', { origin: 'https://evil.example', 'x-gw': '1' }],
    [403, 'a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
    [403, 'no origin', { origin: 'null', referer: `${origin}/` }],
    [403, 'an old browser on another site', { referer: 'https://evil.example/' }],
    [403, 'a site with a name like ours', { referer: `${origin}.evil.example/` }],
    [403, 'somebody without a page', {}],
    [421, 'a name that leads here', { 'sec-fetch-site': 'same-origin', host: 'evil.example' }],
  ])('%i to %s', async (status, _, headers) => {
    const answer = await headOf(`${origin}/live`, headers);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, undefined]);
  });

  it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('read it alone: no %s', async (method) => {
    const answer = await gateway.ask('/live', { method, headers: { 'x-gw': '1' } });
    expect(answer.status).toBe(405);
  });

  it('as they may see pages: by name and password, as a wall, on the address that only reads', async () => {
    await listen({}, gateway.readOnlyUrl);
    const token = 'w'.repeat(40);
    writeFileSync(join(gateway.folder, 'passwords'), 'alice:{PLAIN}guess\n');
    writeFileSync(join(gateway.folder, 'walls'), `${token} hall;\n`);
    const signIn = {
      SIGN_IN: 'basic',
      PASSWORD_FILE: join(gateway.folder, 'passwords'),
      WALLS_FILE: join(gateway.folder, 'walls'),
    };
    for (const stream of streams.splice(0)) stream.close();
    await gateway.reload(signIn);
    const asked = (headers: Readonly<Record<string, string>>) =>
      gateway.ask('/live', { headers: { 'x-gw': '1', ...headers } });
    expect((await asked({})).status).toBe(401);
    expect((await asked({ cookie: `landfall_wall=${'v'.repeat(40)}` })).status).toBe(403);
    await listen({ authorization: `Basic ${Buffer.from('alice:guess').toString('base64')}` });
    await listen({ cookie: `landfall_wall=${token}` });
    for (const stream of streams.splice(0)) stream.close();
    await gateway.reload({});
  });

  it('nobody, where there is no secret of a webhook', async () => {
    const live = async () =>
      (JSON.parse((await gateway.askAsPage('/config.json')).body) as { live: unknown }).live;
    expect(await live()).toBe(true);
    await gateway.reload({ WEBHOOK_SECRET_FILE: '' });
    expect((await gateway.ask('/live', { headers: { 'x-gw': '1' } })).status).toBe(404);
    expect(await live()).toBe(false);
    expect(await gateway.metrics()).not.toContain('streams');
    await gateway.reload({});
  });
});

it('keeps key and secret to itself', async () => {
  await deliver(gateway, notification({ shipment: 'SECRETBODY' }));
  const dump = execFileSync(
    '/usr/sbin/nginx',
    ['-T', '-q', '-p', gateway.folder, '-e', '/dev/null', '-c', join(gateway.folder, 'conf', 'gateway.conf')],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const processes = [gateway.pid, ...gateway.workers()].flatMap((pid) => [
    readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
    readFileSync(`/proc/${pid}/environ`, 'utf8'),
  ]);
  const logs = readdirSync(join(gateway.folder, 'log')).map((name) =>
    readFileSync(join(gateway.folder, 'log', name), 'utf8'),
  );
  for (const text of [dump, ...processes, ...logs]) {
    expect(text).not.toContain(serviceKey);
    expect(text).not.toContain('whsec_');
    expect(text).not.toContain('SECRETBODY');
  }
});
