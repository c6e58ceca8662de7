import { describe, expect, it } from 'vitest';
import { pageLinks, pageMeta, paginate } from './paging.ts';

const rows = Array.from({ length: 250 }, (_, i) => i);

function ask(search: string) {
  const url = new URL(`http://localhost:4010/v2/shipments${search}`);
  const page = paginate(rows, url.searchParams);
  return { page, links: pageLinks(url, page) };
}

describe('paging', () => {
  it('gives 30 rows when no size is asked for', () => {
    expect(ask('').page).toMatchObject({ number: 1, last: 9, total: 250 });
    expect(ask('').page.rows).toHaveLength(30);
  });

  it('cuts a size over 100 without a word', () => {
    expect(ask('?page[size]=500').page.rows).toHaveLength(100);
  });

  it('takes numbers of any length', () => {
    const digits = '9'.repeat(400);
    expect(ask(`?page[size]=${digits}`).page.rows).toHaveLength(100);
    const { page, links } = ask(`?page[number]=${digits}`);
    expect(page.rows).toEqual([]);
    expect(pageMeta(page)['current']).toBe(Number.MAX_SAFE_INTEGER);
    expect(links).toMatchObject({ prev: expect.stringContaining('page[number]=9') as string });
  });

  it.each(['?page[size]=0', '?page[size]=-3', '?page[number]=99'])(
    'is empty without next at %s',
    (search) => {
      const { page, links } = ask(search);
      expect(page).toMatchObject({ rows: [], total: 250 });
      expect(links).not.toHaveProperty('next');
    },
  );

  it('reads nonsense as not given', () => {
    expect(ask('?page[number]=two&page[size]=1e9').page).toMatchObject({ number: 1, last: 9 });
    expect(ask('?page[number]=0').page.number).toBe(1);
  });

  it('echoes the query in self and writes plain brackets, commas and page numbers elsewhere', () => {
    const { links } = ask('?page%5Bsize%5D=100&include=containers%2Cpod_terminal');
    const base = 'http://localhost:4010/v2/shipments';
    expect(links).toEqual({
      self: `${base}?page%5Bsize%5D=100&include=containers%2Cpod_terminal`,
      current: `${base}?page[size]=100&include=containers,pod_terminal&page[number]=1`,
      next: `${base}?page[size]=100&include=containers,pod_terminal&page[number]=2`,
      last: `${base}?page[size]=100&include=containers,pod_terminal&page[number]=3`,
    });
  });

  it('has prev on later pages and neither next nor last on the last one', () => {
    expect(Object.keys(ask('?page[size]=100&page[number]=2').links)).toEqual([
      'self',
      'current',
      'prev',
      'next',
      'last',
    ]);
    expect(Object.keys(ask('?page[size]=100&page[number]=3').links)).toEqual(['self', 'current', 'prev']);
  });

  it('reaches every row once by following next', () => {
    const seen: number[] = [];
    let search: string | null = '?page[size]=40';
    while (search !== null) {
      const { page, links } = ask(search);
      seen.push(...page.rows);
      search = links['next'] === undefined ? null : new URL(links['next']).search;
    }
    expect(seen).toEqual(rows);
  });

  it('keeps a query value that looks like a parameter one value', () => {
    const { links } = ask('?q=a%26page[size]%3D1%20%23%2B&page[size]=100');
    expect(new URL(links['next'] ?? '').searchParams.get('q')).toBe('a&page[size]=1 #+');
  });

  it('tells only current and records of a single page', () => {
    expect(pageMeta(paginate([1, 2], new URLSearchParams()))).toEqual({ current: 1, records: 2 });
    expect(pageMeta(paginate(rows, new URLSearchParams()))).toEqual({
      current: 1,
      next: 2,
      last: 9,
      records: 250,
    });
  });
});
