import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { eventually } from './eventually.ts';

/** What the guide to webhooks shows, run as it stands against deliveries of the embedded service. */
const guide = fileURLToPath(new URL('../features/webhooks/guide/', import.meta.url));
const has = (command: string, version = '--version') => spawnSync(command, [version]).status === 0;
const lacks = (command: string) => `This machine has no ${command}.`;

const event = 'tracking_request.tracking_stopped';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

async function hook(receiver: string) {
  const service = openTestSandbox({ shipments: 25, webhooks: { targets: 'loopback' } });
  closers.push(() => service.app.close());
  const attributes = { url: receiver, active: true, events: [event] };
  const made = await service.post('/v2/webhooks', { data: { type: 'webhook', attributes } });
  const { data } = (await made.json()) as { data: TestRecord };
  return { service, secret: String(data.attributes['secret']), id: data.id };
}

/** Lets something happen that is sent. */
async function stopOne(service: Awaited<ReturnType<typeof hook>>['service']): Promise<void> {
  const shipment = await service.first('/v2/shipments?filter[tracking_stopped]=false');
  await service.patch(`/v2/shipments/${shipment.id}/stop_tracking`, {});
}

interface Delivery {
  readonly body: Buffer<ArrayBuffer>;
  readonly signature: string;
}

/** A receiver that keeps a delivery to the byte. */
async function deliver(): Promise<Delivery & { readonly secret: string }> {
  const received: Delivery[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const signature = String(request.headers['x-svc-webhook-signature']);
      received.push({ body: Buffer.from(bytes), signature });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { service, secret } = await hook(`http://127.0.0.1:${port}/`);
  await stopOne(service);
  await eventually(() => expect(received).toHaveLength(1));
  const [first] = received;
  if (!first) throw new Error('Nothing was received.');
  return { ...first, secret };
}

const unsaid = new TextEncoder().encode('{"data":{"id":"x","attributes":{"event":"forged"}}}');

/** Deliveries that must not be taken for genuine. */
const wrong: readonly (readonly [string, (good: Delivery) => Delivery])[] = [
  ['a forged body', ({ signature }) => ({ body: Buffer.from(unsaid), signature })],
  [
    'a body with a byte more',
    ({ body, signature }) => ({ body: Buffer.concat([body, Buffer.from('\n')]), signature }),
  ],
  ['a body that was cut', ({ body, signature }) => ({ body: body.subarray(0, -1), signature })],
  ['a signature that was cut', ({ body, signature }) => ({ body, signature: signature.slice(0, -1) })],
  ['a signature in upper case', ({ body, signature }) => ({ body, signature: signature.toUpperCase() })],
  ['a signature of another secret', ({ body }) => ({ body, signature: '0'.repeat(64) })],
  ['no signature', ({ body }) => ({ body, signature: '' })],
];

const receivers = [
  ['Node', process.execPath, 'receiver.mjs'],
  ['Python', 'python3', 'receiver.py'],
] as const;

async function start(command: string, file: string, secret: string) {
  const child: ChildProcess = spawn(command, [`${guide}${file}`], {
    env: { ...process.env, SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill());
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await eventually(() => expect(output).toMatch(/port \d+/));
  const port = /port (\d+)/.exec(output)?.[1];
  const url = `http://127.0.0.1:${port}/`;
  const ask = async ({ body, signature }: Delivery): Promise<number> => {
    const headers = { 'X-SVC-Webhook-Signature': signature };
    return (await fetch(url, { method: 'POST', body, headers })).status;
  };
  return { url, ask, output: () => output };
}

describe.each(receivers)('the receiver in %s', (_, command, file) => {
  it('takes what is genuine, once, and refuses everything else', async ({ skip }) => {
    skip(!has(command), lacks(command));
    const { secret, ...good } = await deliver();
    const receiver = await start(command, file, secret);
    expect(await receiver.ask(good)).toBe(204);
    expect(await receiver.ask(good)).toBe(204);
    for (const [name, change] of wrong) expect(await receiver.ask(change(good)), name).toBe(401);
    await eventually(() => expect(receiver.output().split(event)).toHaveLength(2));
    expect(receiver.output()).not.toContain('forged');
  });

  it('is delivered to by the service itself', async ({ skip }) => {
    skip(!has(command), lacks(command));
    // The secret is known once the webhook is there, so the webhook is pointed at the receiver afterwards.
    const { service, secret, id } = await hook('http://127.0.0.1:1/');
    const receiver = await start(command, file, secret);
    const attributes = { url: receiver.url };
    await service.patch(`/v2/webhooks/${id}`, { data: { id, type: 'webhook', attributes } });
    await stopOne(service);
    await eventually(async () => {
      const [notification] = await service.list('/v2/webhook_notifications');
      expect(notification?.attributes).toMatchObject({ event, delivery_status: 'succeeded' });
    });
    await eventually(() => expect(receiver.output()).toContain(event));
  });
});

describe('the check in the shell', () => {
  it('tells a genuine delivery from every other', async ({ skip }) => {
    skip(!has('openssl', 'version'), lacks('openssl'));
    const { secret, ...good } = await deliver();
    const check = ({ body, signature }: Delivery) =>
      spawnSync('sh', [`${guide}verify.sh`, signature], {
        input: body,
        env: { ...process.env, SECRET: secret },
        encoding: 'utf8',
      });
    expect(check(good)).toMatchObject({ status: 0, stdout: 'Genuine\n' });
    for (const [name, change] of wrong) expect(check(change(good)).status, name).toBe(1);
  });
});
