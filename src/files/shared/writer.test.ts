import { describe, expect, it } from 'vitest';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import { usualChoices } from '#/domain/sharing/choices.ts';
import { shareRecords } from '#/domain/sharing/sharing.ts';
import { usualLimits as limits } from '#/domain/verdict/limits.ts';
import {
  changesBetween,
  fleetOf,
  reviewedAt,
  reviewedFleet,
  shipment as changing,
  steps,
} from '#/test/samples/changes.ts';
import { now } from '#/test/samples/exceptions.ts';
import { markedSubject } from '#/test/samples/sharing.ts';
import { utc } from '#/time/zone.ts';
import * as english from './writer.ts';

const { shipment, container } = markedSubject;
const subjects: readonly MessageSubject[] = [{ shipment, container, limits }];
const format = { display: 'place', viewer: utc, now } as const;

const writers = {
  es: () => import('./writer.ts', { with: { language: 'es' } }),
  fr: () => import('./writer.ts', { with: { language: 'fr' } }),
  de: () => import('./writer.ts', { with: { language: 'de' } }),
  zh: () => import('./writer.ts', { with: { language: 'zh' } }),
};
const said = {
  es: ['es-MX', 'Buen día:', 'No se puede retirar'],
  fr: ['fr-CA', 'Bonjour,', 'Pas prêt à enlever'],
  de: ['de-DE', 'Guten Tag,', 'Nicht abholbereit'],
  zh: ['zh-CN', '您好：', '暂不能提货'],
} as const;

const messageOf = ({ writeMessage }: Pick<typeof english, 'writeMessage'>) =>
  writeMessage(
    { to: 'broker', match: null, subjects, format, now, linkOf: (number) => `/find/${number}` },
    null,
  ).message;
/** By the clocks of places, in every language. */
const clocks = (text: string) => text.match(/\d\d:\d\d \w+/g);
const pictureOf = ({ writeSnapshot }: Pick<typeof english, 'writeSnapshot'>) =>
  writeSnapshot(shareRecords([markedSubject], { choices: usualChoices, limits, now }), {
    sender: '',
    note: '',
    format,
  });

describe.each(['es', 'fr', 'de', 'zh'] as const)('what is written for a reader of %s', (language) => {
  const [tag, greeting, headline] = said[language];

  it('is in that language, in a page in English', async () => {
    const writer = await writers[language]();
    const { subject, body } = messageOf(writer);
    expect(subject).toContain(headline);
    expect(body.startsWith(`${greeting}\n`)).toBe(true);
    expect(body).not.toMatch(/\b(?:Please|Status|hold|Location|reported|Thank)\b(?!:)/);
    const times = clocks(messageOf(english).body);
    expect(times).toContainEqual(expect.stringMatching(/P[DS]T$/));
    expect(clocks(body)).toEqual(times);
    const { language: of, items } = pictureOf(writer);
    expect(of).toBe(tag);
    const [was] = pictureOf(english).items;
    const labels = (item = was) => item?.facts.map(([label]) => label) ?? [];
    expect(labels(items[0])).toHaveLength(labels().length);
    // ATA and ATD are said so everywhere.
    const same = labels(items[0]).filter((label) => labels().includes(label));
    expect(same).toEqual(labels().filter((label) => /^AT[AD] /.test(label)));
  });
});

it('says changes that a page in English has found in the words of its language', async () => {
  const writer = await writers.es();
  const slipped = new Map(steps.map(([name, change]) => [name, change])).get('POD ETA slipped 2 days');
  const { shipments } = changesBetween(
    reviewedFleet([changing]),
    fleetOf(slipped ? [slipped(changing)] : []),
  );
  const options = { since: reviewedAt, format, linkTo: (number: string) => number, linkToAll: '' };
  expect(english.changeMessage(shipments, options).body).toContain('- POD ETA slipped 2 days: ');
  const { subject, body } = writer.changeMessage(shipments, options);
  expect(subject).toBe('Cambios en 1 embarque');
  expect(body).toMatch(/^- ETA .*2 días: mié 12 ago 14:00 PDT → vie 14 ago 14:00 PDT$/m);
});

it('leaves the language of the page as it is', async () => {
  const before = messageOf(english);
  await Promise.all(Object.values(writers).map((load) => load()));
  expect(messageOf(english)).toEqual(before);
  expect(before.body).toMatch(/^Hello,\n/);
});
