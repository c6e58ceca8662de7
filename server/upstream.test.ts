import { type IncomingMessage, request } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { remoteService } from './remote.ts';
import { ask, startGate } from './testServers.ts';
import { defaultAnswerLimits } from './upstream.ts';

// A garbage collection is what loses a signal that only a Request holds.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A service that answers each connection as `behave` says, byte by byte, and counts those that are open. */
async function startSockets(behave: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => behave(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    open,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const KEY = 'k3y/with+signs';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/vnd.api+json\r\n';

/** Ways never to finish an answer. */
const unfinished: readonly [string, (socket: Socket) => void][] = [
  ['says nothing', () => undefined],
  ['sends half a head', (socket) => void socket.write(head)],
  [
    'drips a byte at a time for ever',
    (socket) => {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      const drip = setInterval(() => socket.write('1\r\n \r\n'), 5);
      socket.once('close', () => clearInterval(drip));
    },
  ],
];

/** Sends a megabyte of an answer, or more. */
const large = (megabytes: number) => (socket: Socket) => {
  const body = `"${'x'.repeat(megabytes * 1024 * 1024 - 2)}"`;
  socket.end(`${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
};

const soon = { timeout: 20_000 };

const gateFor = (url: string, seconds = 600) =>
  startGate({
    upstream: remoteService(url, KEY),
    page: () => new Response('page'),
    answerLimits: { ...defaultAnswerLimits, seconds },
  });

describe.each(unfinished)('a service that %s', (_, behave) => {
  it('is a 504 once the time is over, and its connections are closed', async () => {
    await using service = await startSockets(behave);
    await using gate = await gateFor(service.url, 0.3);
    const collecting = setInterval(collectGarbage, 50);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(`${gate.url}/api/v2/shipments`)));
    clearInterval(collecting);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 504));
    await vi.waitFor(() => expect(service.open.size).toBe(0), soon);
  });

  it.each(['GET', 'PATCH'])('is left when the client leaves its %s', async (method) => {
    await using service = await startSockets(behave);
    await using gate = await gateFor(service.url);
    const leave = Array.from({ length: 10 }, () => {
      const call = request(`${gate.url}/api/v2/shipments`, { method });
      call.on('error', () => undefined);
      // Without a length, as a stream is sent.
      if (method === 'PATCH') call.write('{}');
      call.end();
      return () => call.destroy();
    });
    await vi.waitFor(() => expect(service.open.size).toBe(10), soon);
    collectGarbage();
    for (const each of leave) each();
    await vi.waitFor(() => expect(service.open.size).toBe(0), soon);
  });
});

/** Answers with these bytes, whatever was asked, and leaves the connection open for more. */
const answering = (first: string, body: Buffer) => (socket: Socket) => {
  socket.write(`${first}content-length: ${body.byteLength}\r\n\r\n`);
  socket.write(body);
};
const encoded = (encoding: string) => `${head}content-encoding: ${encoding}\r\nx-request-id: ${KEY}\r\n`;
const records = Buffer.from(JSON.stringify({ data: Array.from({ length: 5000 }, (_, id) => ({ id })) }));
const half = (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2);
const overLimit = gzipSync(Buffer.alloc(33 * 1024 * 1024));

describe('an answer of the service', () => {
  it.each([
    ['gzip', gzipSync(records)],
    ['br', brotliCompressSync(records)],
    ['identity', records],
  ])('in %s arrives whole', async (encoding, body) => {
    await using service = await startSockets(answering(encoded(encoding), body));
    await using gate = await gateFor(service.url);
    const answer = await ask(`${gate.url}/api/v2/shipments`);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(records.toString());
  });

  it.each([
    ['of more than 32 MB once unpacked', answering(encoded('gzip'), overLimit), 'more than 32 MB.'],
    ['of more than 32 MB as it is', answering(head, Buffer.alloc(33 * 1024 * 1024)), 'more than 32 MB.'],
    ['in half a gzip', answering(encoded('gzip'), half(gzipSync(records))), 'broke off (Z_BUF_ERROR).'],
    [
      'in half a brotli',
      answering(encoded('br'), half(brotliCompressSync(records))),
      'broke off (Z_BUF_ERROR).',
    ],
    ['in no gzip at all', answering(encoded('gzip'), records), 'broke off (Z_DATA_ERROR).'],
    [
      'in an encoding that was not asked for',
      answering(encoded('deflate'), deflateSync(records)),
      'not asked for.',
    ],
    ['with status 600', answering(`HTTP/1.1 600 ${KEY}\r\n`, records), 'status 600.'],
    ['with status 999', answering(`HTTP/1.1 999 ${KEY}\r\n`, records), 'status 999.'],
    ['with status 42', answering(`HTTP/1.1 042 ${KEY}\r\n`, records), 'status 42.'],
    [
      'with status 101',
      answering('HTTP/1.1 101 Other\r\nupgrade: x\r\nconnection: upgrade\r\n', records),
      'status 101.',
    ],
    ['that is not HTTP', (socket: Socket) => void socket.write(`${KEY}\r\n\r\n`), '(HPE_INVALID_CONSTANT).'],
  ])('%s is a 502 and one line in the log', async (_, behave, logged) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await using service = await startSockets(behave);
    await using gate = await gateFor(service.url);
    const answer = await ask(`${gate.url}/api/v2/shipments`);
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ status: '502', title: 'Bad gateway' }] });
    const lines = log.mock.calls.flat().map(String);
    expect(lines).toEqual([expect.stringContaining(logged)]);
    expect(lines.join(' ') + answer.body).not.toContain(KEY);
  });

  it('that goes on beyond 32 MB is not read on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let sent = 0;
    await using service = await startSockets((socket) => {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      const megabyte = Buffer.concat([
        Buffer.from('100000\r\n'),
        Buffer.alloc(1024 * 1024),
        Buffer.from('\r\n'),
      ]);
      const more = () => {
        sent += 1;
        socket.write(megabyte, (error) => !error && more());
      };
      more();
    });
    await using gate = await gateFor(service.url);
    expect((await ask(`${gate.url}/api/v2/shipments`)).status).toBe(502);
    await vi.waitFor(() => expect(service.open.size).toBe(0), soon);
    expect(sent).toBeLessThan(50);
  });

  it.each([204, 205])('with status %i has no body, whatever follows', async (status) => {
    await using service = await startSockets(answering(`HTTP/1.1 ${status} X\r\n`, Buffer.from('{}')));
    await using gate = await gateFor(service.url);
    expect(await ask(`${gate.url}/api/v2/shipments`)).toMatchObject({ status, body: '' });
  });
});

describe('large answers at the same time', () => {
  it('are under way four at once, and the others are put off until browsers have read', async () => {
    await using service = await startSockets(large(15));
    await using gate = await startGate({
      upstream: remoteService(service.url, KEY),
      page: () => new Response('page'),
      answerLimits: { ...defaultAnswerLimits, megabytes: 16 },
    });
    /** Does not read on before the test does. */
    const open = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(`${gate.url}/api/v2/shipments`, { agent: false }, resolve).on('error', reject).end();
      });
    const answers = await Promise.all(Array.from({ length: 10 }, open));
    const passed = answers.filter(({ statusCode }) => statusCode === 200);
    const putOff = answers.filter(({ statusCode }) => statusCode === 503);
    expect([passed.length, putOff.length]).toEqual([4, 6]);
    expect(putOff.map(({ headers }) => headers['retry-after'])).toEqual(putOff.map(() => '2'));
    expect((await ask(`${gate.url}/api/v2/shipments`)).status).toBe(503);
    for (const answer of answers) answer.resume();
    // One that leaves makes room as well.
    passed[0]?.destroy();
    await vi.waitFor(async () => expect((await ask(`${gate.url}/api/v2/shipments`)).status).toBe(200), soon);
  });
});

describe('a stop of the gate', () => {
  it('finishes an answer of the service that is under way', async () => {
    const asked = Promise.withResolvers<Socket>();
    await using service = await startSockets(asked.resolve);
    const gate = await gateFor(service.url);
    const answer = ask(`${gate.url}/api/v2/shipments`);
    const socket = await asked.promise;
    const stopped = gate[Symbol.asyncDispose]();
    answering(head, records)(socket);
    expect(await answer).toMatchObject({ status: 200, body: records.toString() });
    await stopped;
  });

  it('leaves a service that does not answer in time, and the client', async () => {
    await using service = await startSockets(() => undefined);
    const gate = await gateFor(service.url);
    const answer = ask(`${gate.url}/api/v2/shipments`).catch(() => 'cut');
    await vi.waitFor(() => expect(service.open.size).toBe(1), soon);
    await gate[Symbol.asyncDispose]();
    expect(await answer).toBe('cut');
    await vi.waitFor(() => expect(service.open.size).toBe(0), soon);
  });
});
