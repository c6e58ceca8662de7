import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of webhooks on this machine that answers with the status of the moment. */
export async function openReceiver() {
  const received: { readonly signature: string | undefined }[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received.push({ signature: request.headers['x-svc-webhook-signature']?.toString() });
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(status < 300 ? undefined : '<h1>Out of order</h1>');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/landfall`,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
