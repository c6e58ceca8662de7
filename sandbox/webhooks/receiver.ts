import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A status to answer with, or nothing: silence until the sender gives up, or a connection that breaks off. */
export type Reply = number | 'silence' | 'break';

/** For tests: a real receiver of deliveries on this machine. */
export async function openReceiver(reply: (received: Received, count: number) => Reply = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request);
      const { data } = JSON.parse(body) as { data: { id: string; attributes: { event: string } } };
      const each = { id: data.id, event: data.attributes.event, body, headers: request.headers };
      received.push(each);
      const said = reply(each, received.length);
      if (said === 'break') request.socket.destroy();
      else if (said !== 'silence') {
        const location = said >= 300 && said < 400 ? { location: '/elsewhere' } : {};
        response
          .writeHead(said, location)
          .end(said === 204 ? undefined : `answer ${said} ${'x'.repeat(4_000)}`);
      }
    };
    answer().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
