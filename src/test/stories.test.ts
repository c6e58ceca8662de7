import { describe, expect, it } from 'vitest';
import type { AlertLedger } from '#/domain/alerts/alertLedger.ts';
import { defaultAlertRules } from '#/domain/alerts/alertRules.ts';
import { reviewAlerts } from '#/domain/alerts/reviewAlerts.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import { statusOf } from '#/domain/status/status.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeChange } from '#/wording/changes.ts';
import { describeExceptionReason } from '#/wording/exceptions.ts';
import { describeStatus } from '#/wording/status.ts';
import { describeNow } from '#/wording/stays.ts';
import { formatPlaces } from '#/wording/timeline.ts';
import { describeHeadline, describeReason } from '#/wording/verdict.ts';
import { vesselName } from '#/wording/vessels.ts';
import { changesBetween, fleetOf, reviewedFleet } from './samples/changes.ts';
import { stories, type StoryStep, type Story } from './samples/stories.ts';

describe('a story over time', () => {
  it.each(stories)('$name', (story) => {
    expect(readings(story)).toEqual(story.steps.map(({ reads }) => reads));
  });
});

/** What a coordinator reads at each step. */
function readings({ steps }: Story): readonly (readonly string[])[] {
  let ledger: AlertLedger | null = null;
  return steps.map((step, index) => {
    const now = instant(Date.parse(step.at));
    const format = { display: 'place', viewer: utc, now } as const;
    const { everywhere } = findExceptions({
      shipments: [step.shipment],
      requests: step.requests,
      now,
      settings,
    });
    const alerts = reviewAlerts(ledger, {
      items: everywhere,
      basis: '',
      quiet: false,
      slipDays: defaultAlertRules.slipDays,
      choose: (items) => items,
    });
    ({ ledger } = alerts);
    return [
      ...verdicts(step, now),
      ...everywhere.map(
        ({ reason, priority }) => `! ${describeExceptionReason(reason, format)} (${priority})`,
      ),
      ...changes(steps[index - 1], step, now).map((words) => `~ ${words}`),
      ...alerts.due.map(({ reason }) => `* ${describeExceptionReason(reason, format)}`),
    ];
  });
}

/** Chip, headline and reasons of each container, and where there are events its legs and what is said of now. */
function verdicts({ shipment, events }: StoryStep, now: Instant): readonly string[] {
  return shipment.containers.flatMap((container) => {
    const read = selectEvents({ events, rawEvents: [] }, shipment, container, (lists) => {
      const legs = buildJourney({ ...lists, shipment, container });
      const drawn = timeline({ ...lists, shipment, container }, now).legs;
      const vessels = drawn
        .filter(isAfloat)
        .map(
          ({ vessel, voyageNumber, places, state }) =>
            `= ${vesselName(vessel)} ${voyageNumber ?? '–'}: ${formatPlaces(places)}, ${state}`,
        );
      const present = drawn
        .flatMap(({ rows }) => rows)
        .flatMap((row) => (row.kind === 'now' ? [`= now: ${describeNow(row).join('; ')}`] : []));
      const others = lists.others.map(() => '= an earlier journey, folded');
      return { at: waitsAt(shipment, container, legs), lines: [...vessels, ...present, ...others] };
    }).result;
    const label = describeStatus(statusOf(container, shipment, read.at));
    const question = { shipment, container, now, limits: settings, waitsAt: read.at };
    const { headline, reasons } = verdictOf(question);
    const verdict = [describeHeadline(headline), ...reasons.map(describeReason)].join(' · ');
    return [`${label}: ${verdict}`, ...(events.length > 0 ? read.lines : [])];
  });
}

function changes(before: StoryStep | undefined, { shipment }: StoryStep, now: Instant): readonly string[] {
  if (!before) return [];
  const reviewed = reviewedFleet([before.shipment], instant(Date.parse(before.at)));
  const { shipments } = changesBetween(reviewed, fleetOf([shipment], { readAt: now }));
  return shipments
    .flatMap((found) => [found, ...found.containers])
    .flatMap((found) => found.changes.map(describeChange));
}
