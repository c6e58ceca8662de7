import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPost } from './post.ts';
import { resolveHost } from './target.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n';

/** Writes the same again and again for as long as somebody listens. */
const forever = (text: string, everyMs: number) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.once('close', () => clearInterval(timer));
};

/** Delivers to a receiver that answers byte by byte as it likes. */
async function deliverTo(behave: (socket: Socket) => void, patience: number) {
  let open = 0;
  const server = createServer((socket) => {
    open++;
    socket.on('error', () => undefined);
    socket.once('close', () => open--);
    socket.once('data', () => behave(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = createPost({
    signatureHeader: 'X-Signature',
    targets: 'loopback',
    resolve: resolveHost,
    patience,
  });
  closers.push(() => {
    server.close();
    post.close();
  });
  const url = `http://hook.localhost:${(server.address() as AddressInfo).port}/`;
  const answer = await post.deliver({ url, secret: null, headers: [], body: '{}' });
  return { answer, open: () => open };
}

describe('a receiver that does not behave', () => {
  it.each<readonly [string, (socket: Socket) => void]>([
    ['never ends its head', forever('x-a: b\r\n', 5)],
    [
      'drips its answer',
      (socket) => {
        socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
        forever('1\r\n \r\n', 5)(socket);
      },
    ],
    ['promises an answer and sends none', (socket) => void socket.write(`${head}content-length: 9\r\n\r\n`)],
    ['sends nothing but early hints', forever('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 5)],
  ])('is left when the time is over: %s', async (_, behave) => {
    const { answer, open } = await deliverTo(behave, 200);
    expect(answer.status).toBeNull();
    expect(answer.error).not.toBeNull();
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
  });

  it.each<readonly [string, (socket: Socket) => void]>([
    ['has a head of 1 MB', (socket) => void socket.write(`${head}x-a: ${'b'.repeat(1_000_000)}\r\n\r\n`)],
    ['speaks another protocol', (socket) => void socket.write('220 mail.example ESMTP\r\n')],
    ['hangs up', (socket) => void socket.end()],
    [
      'has two lengths',
      (socket) => void socket.write(`${head}content-length: 1\r\ncontent-length: 2\r\n\r\nab`),
    ],
  ])('has failed at once: %s', async (_, behave) => {
    const { answer } = await deliverTo(behave, 60_000);
    expect(answer).toMatchObject({ status: null, body: null });
    expect(answer.error).not.toBeNull();
  });

  it('is not listened to without end, and only the beginning of its answer is kept', async () => {
    const { answer, open } = await deliverTo((socket) => {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
      const more = () => {
        while (socket.writable && socket.write(chunk));
      };
      socket.on('drain', more);
      more();
    }, 60_000);
    expect(answer).toMatchObject({ status: 200, error: null, body: 'a'.repeat(2_048) });
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
  });
});
