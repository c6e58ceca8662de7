import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { eventGroups } from './catalogue.ts';
import { treeLines } from './payloadTree.ts';
import { addressFault, changesOf, type WebhookDraft } from './webhook.ts';

describe('an address to send to', () => {
  it.each([
    ['https://example.com/hook', null],
    ['  https://example.com:8443/hook?a=b ', null],
    // What the service was set for is its own to say.
    ['http://127.0.0.1:4000/hook', null],
    ['http://localhost/hook', null],
    ['http://[::1]:4000/', null],
    ['', 'blank'],
    ['example.com/hook', 'incomplete'],
    ['https:/example.com', 'incomplete'],
    ['https://', 'incomplete'],
    ['ftp://example.com/', 'incomplete'],
    ['javascript:alert(1)', 'incomplete'],
    ['https://me:secret@example.com/', 'credentials'],
    ['http://example.com/hook', 'plainHttp'],
    ['http://127.example.com/', 'plainHttp'],
  ])('%s: %s', (text, fault) => {
    expect(addressFault(text)).toBe(fault);
  });
});

const known = eventGroups(null);

describe('the catalogue of events', () => {
  it('has all 43, each once', () => {
    const names = known.flatMap((group) => group.events.map(({ name }) => name));
    expect(names).toHaveLength(43);
    expect(new Set(names).size).toBe(43);
  });

  it('leaves out what the service does not offer, and has what only it knows', () => {
    const offered = [
      { name: 'container.created', description: 'x' },
      { name: 'link.created', description: 'Document linked' },
      { name: 'constructor', description: null },
    ];
    expect(eventGroups([{ id: 'a', name: 'Other Events', events: offered }])).toEqual([
      { id: 'container', code: 'container', events: [{ name: 'container.created', description: null }] },
      { id: 'service a', code: 'served', name: 'Other Events', events: offered.slice(1) },
    ]);
  });
});

describe('a change of a webhook', () => {
  const before: WebhookDraft = { url: 'https://a.example/', active: true, events: ['a', 'b'], headers: [] };

  it.each([
    [{}, {}],
    [{ events: ['b', 'a'] }, {}],
    [{ events: ['a'] }, { events: ['a'] }],
    [
      { url: 'https://b.example/', active: false },
      { url: 'https://b.example/', active: false },
    ],
    [{ headers: [{ name: 'X-A', value: '1' }] }, { headers: [{ name: 'X-A', value: '1' }] }],
  ])('names only what differs: %j', (over, changes) => {
    expect(changesOf(before, { ...before, ...over })).toEqual(changes);
  });
});

describe('a payload as a tree', () => {
  const document = { data: { type: 'webhook_notification', list: [1, 'two', null, true], empty: {} } };
  const open = () => true;

  it('shows what is open, with the type of a closed record', () => {
    expect(treeLines(document, (_, level) => level === 1)).toMatchObject([
      { name: null, level: 1, isOpen: true, text: '{1}' },
      { name: 'data', level: 2, isOpen: false, text: '{3} webhook_notification', place: 1, siblings: 1 },
    ]);
    expect(treeLines(document, open).map(({ name, text }) => [name, text])).toEqual([
      [null, '{1}'],
      ['data', '{3} webhook_notification'],
      ['type', '"webhook_notification"'],
      ['list', '[4]'],
      ['0', '1'],
      ['1', '"two"'],
      ['2', 'null'],
      ['3', 'true'],
      ['empty', '{}'],
    ]);
  });

  it('cuts long lists and says by how much', () => {
    const lines = treeLines(Array.from({ length: 1_000 }), open);
    expect(lines).toHaveLength(202);
    expect(lines.at(-1)).toMatchObject({ kind: 'rest', text: '800', place: 201, siblings: 201 });
  });

  it('has a path of its own for each line of any document, whatever its names', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const lines = treeLines(value, open);
        expect(new Set(lines.map(({ path }) => path)).size).toBe(lines.length);
        expect(lines.every(({ place, siblings }) => place >= 1 && place <= siblings)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
    const names: unknown = JSON.parse('{"__proto__":{"toString":1}}');
    expect(treeLines(names, open).map(({ name }) => name)).toEqual([null, '__proto__', 'toString']);
  });
});
