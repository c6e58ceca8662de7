import { describe, expect, it } from 'vitest';
import { minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { healthOf } from './health.ts';
import { isDelivered, type WebhookNotification } from './notification.ts';

const start = Date.UTC(2026, 7, 12, 15);
const at = (minutes: number): Instant => instant(start + minutes * minute);

/** A notification whose attempts were answered at those minutes; `null` is no answer. */
function sent(
  status: string | null,
  answers: readonly (readonly [minutes: number, status: number | null])[],
  webhookId = 'own',
): WebhookNotification {
  const attempts = answers.map(([minutes, code], index) => ({
    id: String(index),
    at: at(minutes),
    milliseconds: 5,
    status: code,
    error: code === null ? 'No answer within 10 seconds.' : null,
    answer: null,
  }));
  return {
    id: `${status} ${JSON.stringify(answers)}`,
    webhookId,
    event: null,
    status,
    createdAt: at(answers[0]?.[0] ?? 0),
    nextAttemptAt: null,
    attempts,
  };
}

const on = { id: 'own', active: true };
const off = { id: 'own', active: false };
const good = sent('succeeded', [[1, 200]]);
const given = sent('failed', [
  [2, 500],
  [3, null],
]);

describe('the health of a webhook', () => {
  it.each([
    ['nothing was sent yet', on, [], { state: 'silent', lastSuccess: null, failingSince: null, waiting: 0 }],
    ['all arrived', on, [good], { state: 'delivering', lastSuccess: at(1), failingSince: null, givenUp: 0 }],
    [
      'it fails since the last success',
      on,
      [given, good],
      {
        state: 'failing',
        lastSuccess: at(1),
        failingSince: at(2),
        givenUp: 1,
        lastProblem: { status: null, error: 'No answer within 10 seconds.' },
      },
    ],
    [
      'a later success ends the failing',
      on,
      [given, sent('succeeded', [[9, 204]])],
      { state: 'delivering', failingSince: null, lastProblem: null, givenUp: 0 },
    ],
    [
      'one waits for its next attempt',
      on,
      [sent('pending', [[4, 301]])],
      { state: 'failing', waiting: 1, givenUp: 0, lastProblem: { status: 301, error: null } },
    ],
    ['it was deactivated', off, [given], { state: 'deactivated', givenUp: 1, failingSince: at(2) }],
    ['it was deactivated by hand', off, [good], { state: 'deactivated', givenUp: 0, lastSuccess: at(1) }],
    [
      'a failure at the instant of an older success',
      on,
      [sent('failed', [[1, 500]]), good],
      { state: 'failing', failingSince: at(1), lastSuccess: at(1), givenUp: 1 },
    ],
    [
      'a success at the instant of an older failure',
      on,
      [good, sent('failed', [[1, 500]])],
      { state: 'delivering', failingSince: null },
    ],
    ['others fail', on, [sent('failed', [[2, 500]], 'other')], { state: 'silent', failingSince: null }],
    [
      'attempts are not reported',
      on,
      [
        { ...good, attempts: null },
        { ...given, attempts: null },
      ],
      { state: 'failing', lastSuccess: at(1), failingSince: at(2), givenUp: 1 },
    ],
    [
      'a status is not known',
      on,
      [{ ...good, attempts: null, status: 'constructor' }],
      { state: 'silent', waiting: 0 },
    ],
    [
      'times are missing',
      on,
      [{ ...good, attempts: null, createdAt: null }],
      { state: 'silent', lastSuccess: null },
    ],
  ])('%s', (_, webhook, notifications, expected) => {
    expect(healthOf(webhook, notifications)).toMatchObject(expected);
  });

  it.each([
    [200, true],
    [201, true],
    [202, true],
    [204, true],
    [206, false],
    [301, false],
    [404, false],
    [500, false],
    [null, false],
  ])('an answer of %s is a success: %s', (status, isGood) => {
    expect(isDelivered({ status, error: null })).toBe(isGood);
    expect(isDelivered({ status, error: 'It broke off.' })).toBe(false);
  });
});
