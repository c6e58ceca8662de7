import { expect, it } from 'vitest';

import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import type { LineTracking } from './shipment.ts';
import { passedExpectation } from './timelineDue.ts';

const at = (text: string) => parseInstant(text) ?? instant(0);
const now = at('2026-08-12T15:00:00Z');
const tracking = (known: Partial<LineTracking>): LineTracking => ({
  lastAttemptedAt: null,
  lastSucceededAt: at('2026-08-12T13:00:00Z'),
  stoppedAt: null,
  stoppedReason: null,
  ...known,
});
const judged = (expected: string, known: Partial<LineTracking> = {}, estimated = true) =>
  passedExpectation({ estimated, when: readMoment(expected, 'UTC') }, tracking(known), now);

it('an expectation was not seen, once the line was asked after its time', () => {
  expect(judged('2026-08-03T10:00:00Z')).toEqual({ kind: 'notSeen', askedAt: at('2026-08-12T13:00:00Z') });
});

it('there is nothing to say yet while the line was not asked since', () => {
  expect(judged('2026-08-12T14:00:00Z')?.kind).toBe('notAsked');
});

it('is not judged where tracking has stopped, or where the line has not answered for long', () => {
  const old = { lastSucceededAt: at('2026-07-28T10:00:00Z') };
  expect(judged('2026-08-03T10:00:00Z', { stoppedAt: now })).toMatchObject({ kind: 'withheld' });
  expect(judged('2026-08-03T10:00:00Z', old)).toEqual({
    kind: 'withheld',
    reason: 'The line last answered 15 days ago.',
  });
  expect(judged('2026-08-03T10:00:00Z', { lastSucceededAt: null })?.kind).toBe('withheld');
});

it('what is still ahead, and what has happened, is no matter of expectation', () => {
  expect(judged('2026-08-13T10:00:00Z')).toBeNull();
  expect(judged('2026-08-03T10:00:00Z', {}, false)).toBeNull();
});
