import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvidencePack } from '#/domain/evidence/pack.ts';
import { packHtml, packJson, sha256 } from '#/files/shared/packFile.ts';
import { maxPackBytes, verifyPack } from './verifyPack.ts';

// Saved by version 1: this file stays as it is, and is unchanged for ever.
const saved = readFileSync(join(import.meta.dirname, '../../e2e/shared/evidence1.html'), 'utf8');
const kindOf = async (file: string | Blob) =>
  (await verifyPack(file instanceof Blob ? file : new Blob([file]))).kind;

const pack = (part: Partial<EvidencePack> = {}): EvidencePack => ({
  version: 1,
  language: 'en',
  asOf: 1_795_600_000_000,
  title: 'MSCU1234566, demurrage',
  cover: [['Question', '<b>&"quoted"</b> €']],
  proof: ['It proves something.'],
  labels: { hash: 'SHA-256', data: 'Data' },
  sections: [
    { title: 'Dates', notes: ['A note.'], facts: [['A', 'B']], columns: ['One', 'Two'], rows: [['1', '2']] },
  ],
  ...part,
});
async function fileOf(of: EvidencePack): Promise<string> {
  const json = packJson(of);
  return packHtml(of, json, (await sha256(json)) ?? '');
}

describe('checking a pack', () => {
  it('says unchanged of a file that version 1 saved', async () => {
    expect(await verifyPack(new Blob([saved]))).toMatchObject({ kind: 'unchanged' });
  });

  it('says unchanged of what is saved now, whatever its texts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const file = await fileOf(pack({ title: text, cover: [[text, text]], proof: [text] }));
        expect(await kindOf(file)).toBe('unchanged');
        expect(file).not.toMatch(/<script/i);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['NUL', '\0'],
    ['a backspace', '\b'],
    ['the end of a line', '\n'],
    ['an escape', '\u001b'],
    ['a control character of C1', '\u0085'],
    ['another direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a mark of direction', '\u200f'],
    ['a line separator', '\u2028'],
  ])('never says unchanged of a text that no pack has: %s', async (_, character) => {
    const text = `Free until ${character}12.08.`;
    const [section] = pack().sections;
    const places: readonly Partial<EvidencePack>[] = [
      { title: text },
      { cover: [['Question', text]] },
      { cover: [[text, 'Answer']] },
      { proof: [text] },
      { labels: { hash: text, data: 'Data' } },
      ...(section
        ? [
            { sections: [{ ...section, notes: [text] }] },
            { sections: [{ ...section, columns: [text, 'Two'] }] },
            { sections: [{ ...section, rows: [['1', text]] }] },
          ]
        : []),
    ];
    const kinds = await Promise.all(places.map(async (part) => kindOf(await fileOf(pack(part)))));
    expect(kinds).toEqual(places.map(() => 'unreadable'));
  });

  it('finds one character that was changed, put in or left out anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(saved.length - 1),
        fc.constantFrom('change', 'insert', 'remove'),
        fc.string({ minLength: 1, maxLength: 1 }),
        async (at, act, character) => {
          const end = act === 'insert' ? at : at + 1;
          const other = saved.slice(0, at) + (act === 'remove' ? '' : character) + saved.slice(end);
          fc.pre(other !== saved);
          expect(await kindOf(other)).not.toBe('unchanged');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds one bit that was changed anywhere', async () => {
    const bytes = new TextEncoder().encode(saved);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const other = bytes.slice();
        other[at] = (other[at] ?? 0) ^ (1 << bit);
        expect(await kindOf(new Blob([other]))).not.toBe('unchanged');
      }),
      { numRuns: 300 },
    );
  });

  it('tells changed data from a changed page', async () => {
    const file = await fileOf(pack());
    expect(await verifyPack(new Blob([file.replace('&quot;A note.&quot;', '&quot;Another.&quot;')]))).toEqual(
      {
        kind: 'changed',
        what: 'data',
      },
    );
    expect(await verifyPack(new Blob([file.replace('>A note.<', '>Another.<')]))).toEqual({
      kind: 'changed',
      what: 'page',
    });
    // Something that styles hide, or that only a browser adds.
    expect(await verifyPack(new Blob([file.replace('</main>', '<p>More</p></main>')]))).toEqual({
      kind: 'changed',
      what: 'page',
    });
  });

  it('answers what is hostile, cut off or something else with a kind and no error', async () => {
    const file = await fileOf(pack());
    const inside = (json: string) => `<pre class="data">${json}</pre>`;
    expect(await kindOf('')).toBe('unreadable');
    expect(await kindOf('<html>')).toBe('unreadable');
    expect(await kindOf(new Blob([new Uint8Array([0xff, 0xfe, 0x00])]))).toBe('unreadable');
    expect(await kindOf(file.slice(0, -200))).toBe('unreadable');
    expect(await kindOf(inside('['.repeat(1_000_000)))).toBe('unreadable');
    expect(await kindOf(inside('{&quot;a&quot;:'.repeat(100_000)))).toBe('unreadable');
    expect(await kindOf(inside('{"__proto__":{"version":1},"constructor":1}'))).toBe('unreadable');
    expect(await kindOf(inside('{"version":2}'))).toBe('newer');
    expect(await kindOf('&'.repeat(maxPackBytes))).toBe('unreadable');
    expect(await kindOf('x'.repeat(maxPackBytes + 1))).toBe('tooLarge');
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await kindOf(inside(json))).not.toBe('unchanged');
      }),
    );
  });
});
