import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { createApi } from './api.ts';
import { pathOf, pathOfLink, readPages } from './pages.ts';

const first = '/shipments?page%5Bsize%5D=2';

async function read(answer: (path: string, count: number) => unknown, maxPages?: number) {
  const asked: string[] = [];
  const api = createApi({
    ...createVirtualTime(),
    baseUrl: '/api/v2',
    requestsPerMinute: 100_000,
    fetch: (path) => {
      asked.push(path);
      return Promise.resolve(Response.json(answer(path, asked.length)));
    },
  });
  const pages = [];
  const options = { priority: 'visible' as const, ...(maxPages === undefined ? {} : { maxPages }) };
  for await (const page of readPages(api, first, options)) pages.push(page.last);
  return { asked, pages };
}

describe('reading a list page by page', () => {
  it('follows the links as they come, below our base', async () => {
    const { asked, pages } = await read((_, count) => ({
      data: [count],
      links:
        count < 3 ? { next: `https://service.example/v2/shipments?page[number]=${count + 1}&q=a%2Cb` } : {},
    }));
    expect(asked).toEqual([
      '/api/v2/shipments?page%5Bsize%5D=2',
      '/api/v2/shipments?page[number]=2&q=a%2Cb',
      '/api/v2/shipments?page[number]=3&q=a%2Cb',
    ]);
    expect(pages).toEqual([false, false, true]);
  });

  it('stops at a cap when `next` never ends (trap 44)', async () => {
    const { asked, pages } = await read(
      (_, count) => ({ data: [count], links: { next: `/v2/shipments?page[number]=${count + 1}` } }),
      5,
    );
    expect(asked).toHaveLength(5);
    expect(pages.at(-1)).toBe(false);
  });

  it('stops where `next` leads back, or on an empty page (traps 44, 45)', async () => {
    const circle = await read(() => ({ data: [1], links: { next: '/v2/shipments?page[number]=2' } }));
    expect(circle.asked).toHaveLength(2);
    expect(circle.pages).toEqual([false, true]);

    const empty = await read((_, count) => ({ data: [], links: { next: `/v2/shipments?page=${count}` } }));
    expect(empty.pages).toEqual([true]);
  });

  it.each([
    'https://elsewhere.example/shipments?page=2',
    '/v2/containers?page=2',
    '/v2/shipments/../webhooks?page=2',
    '/v2/shipments/%2e%2e/webhooks',
    'javascript:alert(1)',
    'http://[broken',
  ])('does not follow %s out of the list', (link) => {
    expect(() => pathOfLink(link, first)).toThrow('leads out of the list');
  });
});

describe('a path', () => {
  it('encodes whatever stands in an address', () => {
    expect(pathOf(['shipments', '../x?y#z'], { q: 'a&b=c %' })).toBe(
      '/shipments/..%2Fx%3Fy%23z?q=a%26b%3Dc+%25',
    );
  });
});
