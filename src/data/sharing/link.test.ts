import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import {
  version1,
  version1Map,
  version1Mapped,
  version1Sealed,
  version1Snapshot,
} from '#/test/samples/sharedLinks.ts';
import { makeLink, maxLength, openLink, toBase64Url } from './link.ts';

const linkOf = async (snapshot: Snapshot, passphrase = '') => {
  const made = await makeLink(snapshot, passphrase);
  return made.kind === 'link' ? made.fragment : '';
};
const problemOf = async (fragment: string, passphrase: string | null = null) => {
  const opened = await openLink(fragment, passphrase);
  return opened.kind === 'problem' ? opened.problem : opened.kind;
};
/** A link of anything, as somebody may make one. */
const forged = (text: string | Buffer) => `#1p${toBase64Url(Uint8Array.from(deflateRawSync(text)))}`;
const forgedJson = (value: unknown) => forged(JSON.stringify(value));

describe('a link', () => {
  it('has the snapshot, and a sealed one has it for the passphrase alone', async () => {
    const snapshot = version1Snapshot;
    expect(await openLink(await linkOf(snapshot))).toEqual({ kind: 'snapshot', snapshot });
    const sealed = await linkOf(snapshot, 'correct horse');
    expect(await openLink(sealed)).toEqual({ kind: 'sealed' });
    expect(await openLink(sealed, 'correct horse')).toEqual({ kind: 'snapshot', snapshot });
    expect(await problemOf(sealed, 'wrong horse')).toBe('wrongPassphrase');
    expect(await problemOf(`${sealed.slice(0, -4)}AAAA`, 'correct horse')).toBe('wrongPassphrase');
  });

  it('of version 1 opens for ever', async () => {
    const snapshot = version1Snapshot;
    expect(await openLink(version1)).toEqual({ kind: 'snapshot', snapshot });
    expect(await openLink(version1Sealed, 'Rotterdam 2026')).toEqual({ kind: 'snapshot', snapshot });
    const mapped = { ...snapshot, items: snapshot.items.map((item) => ({ ...item, map: version1Map })) };
    expect(await openLink(version1Mapped)).toEqual({ kind: 'snapshot', snapshot: mapped });
    expect(await openLink(await linkOf(mapped))).toEqual({ kind: 'snapshot', snapshot: mapped });
  });

  it('says when it does not fit', async () => {
    const hashOf = (index: number) => createHash('sha512').update(`${index}`).digest('base64');
    const items = version1Snapshot.items.flatMap((item) =>
      Array.from({ length: 90 }, (_, index) => ({ ...item, where: hashOf(index) })),
    );
    const made = await makeLink({ ...version1Snapshot, items }, '');
    expect(made.kind).toBe('tooLong');
  });
});

describe('a hostile link gets a sentence', () => {
  const snapshot = { ...version1Snapshot };
  const withMap = (part: object) =>
    forgedJson({
      ...snapshot,
      items: snapshot.items.map((one) => ({ ...one, map: { ...version1Map, ...part } })),
    });
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  it.each<readonly [string, string, string]>([
    ['nothing', '#', 'empty'],
    ['10 MB', `#1p${'A'.repeat(10_000_000)}`, 'tooLong'],
    ['a later version', '#2pAAAA', 'newer'],
    ['a far later version', '#9999sAAAA', 'newer'],
    ['version 0', '#0pAAAA', 'unreadable'],
    ['HTML', '#<img src=x onerror=alert(1)>', 'unreadable'],
    ['another form', '#1xAAAA', 'unreadable'],
    ['no compressed bytes', '#1pAAAA', 'unreadable'],
    ['a single letter', '#1pA', 'unreadable'],
    ['a bomb', forged(Buffer.alloc(5_000_000)), 'unreadable'],
    ['a bomb of JSON', forgedJson('A'.repeat(4_000_000)), 'unreadable'],
    ['deep nesting', forged(deep), 'unreadable'],
    ['no JSON', forged('{"version":1'), 'unreadable'],
    ['null', forgedJson(null), 'unreadable'],
    ['another version inside', forgedJson({ ...snapshot, version: 2 }), 'unreadable'],
    [
      'a prototype',
      forged(`{"__proto__":{"items":[]},"constructor":{"prototype":{"polluted":1}}}`),
      'unreadable',
    ],
    ['no items', forgedJson({ ...snapshot, items: [] }), 'unreadable'],
    ['a text that is too long', forgedJson({ ...snapshot, note: 'x'.repeat(1_001) }), 'unreadable'],
    [
      'more rows than anybody reads',
      forgedJson({ ...snapshot, omitted: Array(6_000).fill('') }),
      'unreadable',
    ],
    ['a number for a text', forgedJson({ ...snapshot, sender: 7 }), 'unreadable'],
    ['a map of a height that is none', withMap({ height: -1 }), 'unreadable'],
    ['a map far outside of its frame', withMap({ land: [[0, 0, 1e9, 0]] }), 'unreadable'],
    ['a path for points', withMap({ land: ['M0 0h9'] }), 'unreadable'],
    ['more coast than anybody draws', withMap({ land: Array(1_000).fill(Array(20).fill(1)) }), 'unreadable'],
    ['a line of another kind', withMap({ lines: [['url(x)', [0, 0]]] }), 'unreadable'],
  ])('%s', async (_what, fragment, expected) => {
    expect(await problemOf(fragment)).toBe(expected);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('whatever it is', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.string({ maxLength: maxLength }).map((text) => `#1p${text}`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (fragment) => {
        expect((await openLink(fragment)).kind).toMatch(/problem|sealed/);
      }),
    );
  });

  it('whatever its JSON is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await problemOf(forged(text))).toBe('unreadable');
      }),
    );
  });

  it('and what a reader does not know is dropped', async () => {
    const odd = JSON.parse(
      `{"__proto__":{"x":1},"script":"x",${JSON.stringify(snapshot).slice(1)}`,
    ) as unknown;
    const opened = await openLink(forgedJson(odd));
    expect(opened).toEqual({ kind: 'snapshot', snapshot });
  });
});
