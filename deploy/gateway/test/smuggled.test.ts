import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { gatewayForFile, pageHeaders } from './startGateway.ts';

// Requests whose end is in doubt, with another one behind that end. A page of a browser cannot send them; other programs can.

const { service, gateway } = await gatewayForFile();
const { host, hostname, port } = new URL(gateway.url);
const hidden = `GET /api/v2/shipments?q=HIDDEN HTTP/1.1\r\nHost: ${host}\r\nX-GW: 1\r\n\r\n`;

/** What comes back on a connection that sends this as it is; the last request asks for its end. */
async function send(...requests: readonly string[]): Promise<string> {
  const socket = connect(Number(port), hostname);
  const end = `GET /config.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  socket.setEncoding('latin1').setTimeout(20_000, () => socket.destroy());
  socket.write([...requests, end].join(''));
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return answer;
}

const head = (...lines: readonly string[]) =>
  [
    'POST /api/v2/tracking_requests HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${gateway.url}`,
    'Content-Type: application/vnd.api+json',
    ...Object.entries(pageHeaders).map(([name, value]) => `${name}: ${value}`),
    ...lines,
    '\r\n',
  ].join('\r\n');
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

it.each([
  ['a length and chunks', head('Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n`],
  ['chunks and a length', head('Transfer-Encoding: chunked', 'Content-Length: 5') + `0\r\n\r\n`],
  ['two lengths', head('Content-Length: 0', 'Content-Length: 5')],
  ['the same length twice', head('Content-Length: 0', 'Content-Length: 0')],
  ['a length below zero', head('Content-Length: -1')],
  ['a length with a sign', head('Content-Length: +0')],
  ['a length of another base', head('Content-Length: 0x0')],
  ['a length after a blank', head('Content-Length : 0')],
  ['a length on a folded line', head('X-Long: a', ' Content-Length: 0')],
  ['chunks of a name that is not known', head('Transfer-Encoding: xchunked')],
  ['chunks named twice', head('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')],
  ['a chunk of no size', head('Transfer-Encoding: chunked') + 'zz\r\n'],
  ['a chunk larger than there are numbers', head('Transfer-Encoding: chunked') + `${'f'.repeat(17)}\r\n`],
])('is refused, and what is behind it is not sent on: %s', async (_, request) => {
  const before = service.asked.length;
  const answer = await send(request, hidden);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|501) /);
  expect(service.asked.length).toBe(before);
});

it('is one request where it is whole, and the one behind it is judged by itself', async () => {
  const before = service.asked.length;
  const body = chunk('{"data":{"type":"tracking_request","attributes":{}}}');
  const from = `GET /api/v2/shipments?q=HIDDEN HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: cross-site\r\n\r\n`;
  const answer = await send(`${head('Transfer-Encoding: chunked')}${body}0\r\n\r\n`, from);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 403']);
  expect(service.asked.slice(before).map(({ method }) => method)).toEqual(['POST']);
});
