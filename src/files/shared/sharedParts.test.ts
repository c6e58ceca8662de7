import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeLink, openLink } from '#/data/sharing/link.ts';
import { type ShareChoices, shareKinds, usualChoices } from '#/domain/sharing/choices.ts';
import { sharedCopies, shareRecords } from '#/domain/sharing/sharing.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { icsFile } from '#/files/ics.ts';
import { now } from '#/test/samples/exceptions.ts';
import { markedSubject, neverShared, shareMarks } from '#/test/samples/sharing.ts';
import { utc } from '#/time/zone.ts';
import { writeSnapshot } from '#/wording/snapshot.ts';
import { sharedCalendar } from './sharedCalendar.ts';
import { sharedFile } from './sharedFile.ts';
import { sharedTable } from './sharedTable.ts';

const format = { display: 'place', viewer: utc, now } as const;

/** As from the page of the container, and as from a list. */
const subjects = [markedSubject, { ...markedSubject, events: null }];

/** Everything that leaves the device by these choices, as text. */
async function sent(choices: ShareChoices): Promise<string> {
  const shared = shareRecords(subjects, { choices, limits: usualLimits, now });
  const snapshot = writeSnapshot(shared, { sender: 'Example Freight', note: '', format });
  const facts = sharedCalendar(sharedCopies(subjects, choices), snapshot, now);
  const made = await makeLink(snapshot, '');
  const opened = made.kind === 'link' ? await openLink(made.fragment) : null;
  const file = await sharedFile(snapshot).text();
  const parts = [
    JSON.stringify(opened),
    file.replace(/<footer.*<\/footer>/, ''),
    JSON.stringify(sharedTable(snapshot).rows),
    await icsFile(facts, { name: 'shared', readAt: now, origin: null }).text(),
  ];
  // Long lines of a calendar are folded.
  return parts
    .join('\n')
    .replaceAll('\r\n ', '')
    .replace(/"omitted":\[.*?\]/, '');
}

it('nothing of what was not chosen is in the link, the file, the table or the calendar', async () => {
  const some = Object.fromEntries(shareKinds.map((kind) => [kind, fc.boolean()])) as Record<
    keyof ShareChoices,
    fc.Arbitrary<boolean>
  >;
  await fc.assert(
    fc.asyncProperty(fc.record(some), async (choices) => {
      const text = await sent(choices);
      for (const kind of shareKinds) {
        for (const mark of choices[kind] ? [] : shareMarks[kind]) expect(text).not.toContain(mark);
      }
      for (const mark of neverShared) expect(text).not.toContain(mark);
    }),
    { numRuns: 40 },
  );
});

it('the calendar has the arrival and the last free day, and no address of ours', async () => {
  const text = await sent(usualChoices);
  expect(text).toContain('SUMMARY:ATA Los Angeles: MSCU1234566');
  expect(text).toContain('SUMMARY:Last free day: MSCU1234566');
  expect(text).not.toMatch(/^URL|https?:/m);
});
