import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Certificate, makeCertificate } from '#/test/certificate.ts';
import { createPost, isDelivered, type PostOptions } from './post.ts';

const name = 'hook.localhost';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

let authority: Certificate;
beforeAll(() => {
  authority = makeCertificate('An authority of this test');
});

interface Seen {
  readonly host: string | undefined;
  readonly servername: string | false;
  readonly address: string | undefined;
  readonly port: number | undefined;
}

/** A receiver with that certificate, on an address of this machine that no name stands for. */
async function receiver({ certificate, key }: Certificate) {
  const seen: Seen[] = [];
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const { servername, localAddress, remotePort } = request.socket as TLSSocket & {
      servername: string | false;
    };
    seen.push({ host: request.headers.host, servername, address: localAddress, port: remotePort });
    request.resume().once('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.2');
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
}

function post(options: Partial<PostOptions> = {}) {
  const usual = { signatureHeader: 'X-Signature', targets: 'loopback', patience: 10_000 } as const;
  const made = createPost({
    ...usual,
    resolve: async () => ['127.0.0.2'],
    authorities: authority.certificate,
    ...options,
  });
  closers.push(() => made.close());
  return (url: string) => made.deliver({ url, secret: 'a', headers: [], body: '{"data":{}}' });
}

describe('a delivery over TLS', () => {
  it('goes to the address that was resolved, and asks for the name', async () => {
    const { port, seen } = await receiver(makeCertificate('A server', { issuer: authority, hosts: [name] }));
    const answer = await post()(`https://${name}:${port}/hook`);
    expect(answer).toMatchObject({ status: 204, error: null });
    expect(seen).toMatchObject([{ host: `${name}:${port}`, servername: name, address: '127.0.0.2' }]);
  });

  it('goes to an address by its certificate for that address, without a name', async () => {
    const hosts = ['127.0.0.2'];
    const { port, seen } = await receiver(makeCertificate('A server', { issuer: authority, hosts }));
    expect(isDelivered(await post()(`https://127.0.0.2:${port}/`))).toBe(true);
    expect(seen).toMatchObject([{ host: `127.0.0.2:${port}`, servername: false }]);
  });

  it('uses its connection again, for as long as the name leads there', async () => {
    const certificate = makeCertificate('A server', { issuer: authority, hosts: [name] });
    const { port, seen } = await receiver(certificate);
    let address = '127.0.0.2';
    const deliver = post({ resolve: async () => [address] });
    const url = `https://${name}:${port}/`;
    await deliver(url);
    await deliver(url);
    expect(new Set(seen.map((each) => each.port)).size).toBe(1);
    // There is no listener, and the connection that is open does not count.
    address = '127.0.0.3';
    expect(await deliver(url)).toMatchObject({ status: null, error: expect.stringContaining('127.0.0.3') });
    address = '10.0.0.1';
    expect(await deliver(url)).toMatchObject({
      status: null,
      error: expect.stringContaining('not a public'),
    });
    expect(seen).toHaveLength(2);
  });

  it.each<readonly [string, () => Certificate, RegExp]>([
    [
      'another name',
      () => makeCertificate('A server', { issuer: authority, hosts: ['other.localhost'] }),
      /not in the cert's altnames/,
    ],
    [
      'the address in the place of the name',
      () => makeCertificate('A server', { issuer: authority, hosts: ['127.0.0.2'] }),
      /not in the cert's|altnames/,
    ],
    [
      'a time that is over',
      () =>
        makeCertificate('A server', {
          issuer: authority,
          hosts: [name],
          notAfter: new Date(Date.now() - 86_400_000),
        }),
      /expired/,
    ],
    ['no authority but itself', () => makeCertificate(name, { hosts: [name] }), /self-signed/],
    [
      'an untrusted authority',
      () =>
        makeCertificate('A server', {
          issuer: makeCertificate('An authority of this test'),
          hosts: [name],
        }),
      /unable to verify|signature failure|self-signed/,
    ],
  ])('is refused to a certificate with %s, and nothing is sent', async (_, make, why) => {
    // Whatever the environment says.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { port, seen } = await receiver(make());
    const answer = await post()(`https://${name}:${port}/`);
    expect(answer.status).toBeNull();
    expect(answer.error).toMatch(why);
    expect(seen).toEqual([]);
  });

  it('is refused to a good certificate of an authority of its own unless that is trusted', async () => {
    const { port, seen } = await receiver(makeCertificate('A server', { issuer: authority, hosts: [name] }));
    const answer = await post({ authorities: undefined })(`https://${name}:${port}/`);
    expect(answer.error).toMatch(/unable to|self-signed/);
    expect(seen).toEqual([]);
  });
});
