import { describe, expect, it } from 'vitest';
import { gatewayForFile } from './startGateway.ts';

const { service, gateway } = await gatewayForFile({}, { hasLargeBudget: true });

/** What a service reads in an address: segments and parameters, decoded once. */
function meaningOf(target: string): string {
  const [address = ''] = target.split('#');
  const end = address.includes('?') ? address.indexOf('?') : address.length;
  const segments = address.slice(0, end).split('/').map(unescape);
  return JSON.stringify([
    segments,
    address
      .slice(end + 1)
      .split('&')
      .map(unescape),
  ]);
}
/** An octet is a character here, whatever encoding it may belong to. */
const unescape = (text: string) =>
  text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const octets = Array.from({ length: 256 }, (_, octet) => octet);
const asEncoded = (octet: number) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
// What Node would not send.
const asItIs = (octet: number) => (octet > 32 && octet < 127 ? String.fromCharCode(octet) : asEncoded(octet));

describe.each([
  ['path', (text: string) => `/api/v2/containers/ID${text}include=shipment`],
  ['path, after it a query', (text: string) => `/api/v2/containers/ID${text}a?include=shipment`],
  ['query', (text: string) => `/api/v2/containers/ID?include=shipment${text}page=1`],
])('an octet in the %s', (_, addressWith) => {
  it('never makes an address the same as one that means something else', async () => {
    service.behave = ({ url = '' }, response) => {
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' });
      response.end(JSON.stringify({ meaning: meaningOf(url.replace(/^\/v2/, '/api/v2')) }));
    };
    const wrong: string[] = [];
    const sent: number[] = [];
    for (const octet of octets) {
      for (const written of [asEncoded(octet), asItIs(octet)]) {
        const target = addressWith(written);
        const { status, body } = await gateway.ask('/', { target, headers: { 'x-gw': '1' } });
        if (status === 200) sent.push(octet);
        const isRight =
          status === 200 ? body === JSON.stringify({ meaning: meaningOf(target) }) : status < 500;
        if (!isRight) wrong.push(`${written}: ${status} ${body}`);
      }
    }
    expect(wrong).toEqual([]);
    // Ids and words of any language are sent on.
    expect(sent).toEqual(expect.arrayContaining([0x20, 0x2d, 0x40, 0x41, 0x5f, 0x7e, 0xc3, 0xff]));
  });
});

it('a question mark that is encoded in a path replaces no answer that others have', async () => {
  const { body } = await gateway.askAsPage('/api/v2/containers?page[size]=1');
  const id = (JSON.parse(body) as { data: { id: string }[] }).data[0]?.id ?? '';
  const path = `/api/v2/containers/${id}`;
  expect((await gateway.askAsPage(`${path}%3Finclude=transport_events`)).status).toBe(404);
  expect((await gateway.askAsPage(`${path}?include=transport_events`)).status).toBe(200);
});
