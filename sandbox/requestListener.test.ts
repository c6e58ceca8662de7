import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { requestListener } from './requestListener.ts';
import { openTestSandbox } from './testSandbox.ts';

const { app, first } = openTestSandbox({ shipments: 5, limits: { infer: 1 } });
const { id } = await first('/v2/shipments');
const key = { authorization: 'Token demo' };
const large = 800_000;

const servers: Server[] = [];
async function listen(longest?: number): Promise<number> {
  const server = createServer(requestListener(app.fetch, longest));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const port = await listen();
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Asks over a connection of the agent; `from` is the client's end of it. */
function ask(agent: Agent, { method = 'GET', path, headers = {}, body }: Ask) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; from: number }>();
  const framed = { ...(body && { 'content-length': String(body.length) }), ...headers };
  const call = request({ port, host: '127.0.0.1', agent, method, path, headers: framed }, (answer) => {
    answer.on('error', reject);
    const from = answer.socket.localPort ?? 0;
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, from }));
    answer.resume();
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

describe('an answer that is given before the body was read', () => {
  it.each([
    [400, 'PATCH', `/v2/shipments/${id}?include=nothing`, key, large],
    [401, 'PATCH', `/v2/shipments/${id}`, {}, large],
    [404, 'PATCH', '/v2/shipments/none', key, large],
    [404, 'POST', '/v2/nothing', key, large],
    [404, 'DELETE', `/elsewhere`, key, large],
    [413, 'PATCH', `/v2/shipments/${id}`, key, 5_000_000],
    [413, 'POST', '/v2/nothing', key, 20_000_000],
    [413, 'PATCH', '/v2/nothing', key, 1_100_000],
  ])(
    'with %i to %s %s leaves the connection to the next request',
    async (status, method, path, sent, size) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let n = 0; n < 5; n++) {
        const answer = await ask(agent, { method, path, headers: sent, body: Buffer.alloc(size, 32) });
        expect(answer.status).toBe(status);
        const next = await ask(agent, { path: '/v2/ports/CNSHA', headers: key });
        expect(next).toEqual({ status: 200, from: answer.from });
      }
      agent.destroy();
    },
  );

  it('with 429 leaves the connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const path = '/v2/tracking_requests/infer_number';
    const infer = () => ask(agent, { method: 'POST', path, headers: key, body: Buffer.alloc(large, 32) });
    const { from } = await infer();
    expect(await infer()).toEqual({ status: 429, from });
    expect(await ask(agent, { path: '/v2/ports/CNSHA', headers: key })).toEqual({ status: 200, from });
    agent.destroy();
  });

  it('reaches a client that writes 5 MB to the end before it reads', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    const head = `PATCH /v2/shipments/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Token demo\r\n`;
    socket.write(`${head}Content-Length: 5000000\r\n\r\n`);
    for (let n = 0; n < 50; n++) {
      if (!socket.write(Buffer.alloc(100_000, 32))) await once(socket, 'drain');
    }
    socket.write(
      'GET /v2/ports/CNSHA HTTP/1.1\r\nHost: x\r\nAuthorization: Token demo\r\nConnection: close\r\n\r\n',
    );
    expect((await readAll(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('reaches a client whose body has no end, which is then hung up on', async () => {
    const socket = connect(await listen(100), '127.0.0.1');
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    socket.write('POST /v2/nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const pour = () => {
      while (socket.writable && socket.write(chunk)) continue;
    };
    socket.on('drain', pour);
    pour();
    expect(await readAll(socket)).toContain('HTTP/1.1 401');
  });
});

/** What comes until the connection ends; a reset after the answer ends it too. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}
