import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { version1Snapshot } from '#/test/samples/sharedLinks.ts';
import { el, toHtml } from './markup.ts';
import { sharedFile } from './sharedFile.ts';

const htmlOf = (snapshot: Snapshot) => sharedFile(snapshot).text();

describe('a shared file', () => {
  it('has no code and no address of anything else', async () => {
    const html = await htmlOf(version1Snapshot);
    expect(html).not.toMatch(
      /<script|<link|<img|<iframe|<form|url\(|@import|https?:|\son\w+=|\s(?:src|href)=/i,
    );
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"><head><meta charset="utf-8">/);
    expect(html).toContain('default-src &#39;none&#39;');
    expect(html).toContain('<title>MSCU1234566, as of Tue 24 Nov 2026 10:12 CET</title>');
  });

  it('says its moment and its sender, and reads well without styles', async () => {
    const text = (await htmlOf(version1Snapshot))
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<title>.*<\/title>/, '')
      .replace(/<\/(?:p|h\d|li|td|th|dt|dd|caption)>/g, '\n')
      .replace(/<[^>]+>/g, '');
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'As of Tue 24 Nov 2026 10:12 CET, sent by Example Freight',
        'This is a snapshot. It does not update.',
        'Note from Example Freight: As discussed on the phone.',
        'At sea',
        'Shanghai departed Mon 9 Nov',
        'Vessel arrival · estimated',
        'Sat 28 Nov 08:00 PST',
        'Not included: customer, fees, holds, problems and changes of ETA, names of documents.',
      ]),
    );
  });

  it('shows a text of a record as text, whatever it is', async () => {
    const [item] = version1Snapshot.items;
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const items = item ? [{ ...item, title: hostile, facts: [[hostile, hostile]] as const }] : [];
    const html = await htmlOf({ ...version1Snapshot, sender: hostile, note: hostile, items });
    expect(html).not.toMatch(/<script|<img/);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inside = toHtml(el('p', { title: text }, text)).slice('<p title="'.length, -'</p>'.length);
        expect(inside.replace('">', '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});
