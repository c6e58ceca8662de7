import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard } from '#/domain/board/board.ts';
import { boardRowKinds, defaultBoard } from '#/domain/board/boardSettings.ts';
import { allReviewed, storedForm, readSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import { estimatedCosts } from '#/domain/exceptions/estimatedCosts.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { bestMatches } from '#/domain/find/find.ts';
import { createFindIndex } from '#/domain/find/findIndex.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import { fleetDaysInSteps } from '#/domain/fleetMap/day.ts';
import { fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import { countOnRail, fleetPorts } from '#/domain/fleetMap/ports.ts';
import { sailingsOf } from '#/domain/fleetMap/sailings.ts';
import { axisOf } from '#/domain/journey/axis.ts';
import { drawnJourney } from '#/domain/journey/drawn.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { fleetColumns } from '#/domain/list/columns.ts';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import { containerFacets, shipmentFacets } from '#/domain/list/facetNames.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { orderRows } from '#/domain/list/order.ts';
import { rowKinds } from '#/domain/list/row.ts';
import { groupRows } from '#/domain/list/rowGroups.ts';
import { readFleetSearch } from '#/domain/list/search.ts';
import { groupings } from '#/domain/list/view.ts';
import { arrivesToday } from '#/domain/morning/arrivesToday.ts';
import { morningDrafts } from '#/domain/morning/asks.ts';
import { fetchToday } from '#/domain/morning/fetchToday.ts';
import { morningSums, nextDaysOf } from '#/domain/morning/morningSums.ts';
import { newsOf } from '#/domain/morning/news.ts';
import { overview } from '#/domain/overview/overview.ts';
import { parties } from '#/domain/pickup/actingParty.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { planRows } from '#/domain/pickups/pickups.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { statusOf } from '#/domain/status/status.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { milestoneFacts } from '#/domain/timeline/progressFacts.ts';
import { placeRows } from '#/domain/timeline/rows.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { stageOf } from '#/domain/timeline/stage.ts';
import { type Timeline, timeline, type TimelineRow } from '#/domain/timeline/timeline.ts';
import { keyDate } from '#/domain/verdict/keyDate.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { mostPressing, verdictOf } from '#/domain/verdict/verdict.ts';
import { calendarFacts } from '#/files/calendarFact.ts';
import { csvFile } from '#/files/csv.ts';
import { fileTable } from '#/files/fileJob.ts';
import { listHeading } from '#/files/headings.ts';
import { icsFile } from '#/files/ics.ts';
import { rawCells } from '#/files/rawCells.ts';
import { runs } from '#/test/runs.ts';
import { changesBetween, reviewedAt } from '#/test/samples/changes.ts';
import { countedTwice, countFacts } from '#/test/samples/factCounts.ts';
import { formatMoment } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeAsk } from '#/wording/asks.ts';
import { describeBoard } from '#/wording/board.ts';
import { changeMessage } from '#/wording/changeMessage.ts';
import { describeChange } from '#/wording/changes.ts';
import {
  describeDueCount,
  describeOtherReasons,
  describeNextStep,
  dueLabel,
  textsOfException,
} from '#/wording/exceptions.ts';
import { describeJourney } from '#/wording/journey.ts';
import { describeCell } from '#/wording/listCells.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { groupName } from '#/wording/listGroups.ts';
import { composeMessage } from '#/wording/message.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { describeSpan } from '#/wording/spans.ts';
import { describeGap, describeNow } from '#/wording/stays.ts';
import {
  describeLearned,
  describeMissing,
  describeSource,
  describeZoneConflict,
  formatPlaces,
  legTitle,
} from '#/wording/timeline.ts';
import { describeUnjudged } from '#/wording/withheld.ts';
import { generatedFleet, type GeneratedFleet } from './fleet.ts';
import { findNonsense } from './nonsense.ts';
import { readGeneratedAccount, type GeneratedAccount } from './readAccount.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const settings = defaultExceptionSettings;
const clock = { display: 'place', viewer: utc } as const;
const format = { ...clock, now };

/** Everything that screens and files make of a fleet, all of it in the end as words. */
const makings: Readonly<Record<string, (account: GeneratedAccount, generated: GeneratedFleet) => unknown>> = {
  'the list, its columns, orders and groups': ({ fleet: { shipments } }) =>
    rowKinds.map((by) => {
      const rows = fleetRows(shipments, by, {}, now);
      const orders = fleetColumns.flatMap(({ id }) =>
        [true, false].map(
          (descending) =>
            orderRows(rows, { column: id, descending }, { now, limits: usualLimits }, describeCell).length,
        ),
      );
      expect(new Set(orders).size).toBeLessThanOrEqual(1);
      const groups = groupings.map((grouping) =>
        groupRows(rows, grouping, groupName).map(({ common }) =>
          common.map((fact) => (fact.code === 'day' || fact.code === 'number' ? fact : groupName(fact))),
        ),
      );
      return [rows.map((row) => rawCells(row, fleetColumns, { now, limits: usualLimits }, clock)), groups];
    }),

  'its filters': ({ fleet: { shipments } }) =>
    rowKinds.map((by) => {
      const counts = runToCompletion(facetCounts(shipments, by, {}, now, valueLabel));
      const labels: string[] = [];
      for (const facet of [...containerFacets, ...shipmentFacets])
        for (const { value, name, count } of counts[facet]) {
          labels.push(valueLabel(facet, { value, name }));
          const rows = fleetRows(shipments, by, { [facet]: [value] }, now);
          expect([by, facet, value, rows.length]).toEqual([by, facet, value, count]);
        }
      return [counts, labels, fleetRows(shipments, by, { q: 'msc 1', from: '-7d', to: '+7d' }, now).length];
    }),

  'its overview': ({ fleet: { shipments } }) => {
    const book = { tariffs: [], calendars: [] };
    const found = runToCompletion(
      overview({ shipments, book, changed: null, now, today: localDay(now, utc) }),
    );
    expect(found.rejected).toBe(0);
    for (const { count, search } of found.now)
      expect(fleetRows(shipments, 'container', readFleetSearch(search).view.filter, now).length).toBe(count);
    return found;
  },

  exceptions: ({ fleet: { shipments }, requests: { requests } }) => {
    const { items, rejected } = findExceptions({ shipments, requests, now, settings });
    expect(rejected).toBe(0);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const texts = items.map((item) => [
      textsOfException(item, format),
      item.next && describeNextStep(item.next),
      item.due && [dueLabel(item.due), describeDueCount(item.due)],
      item.withheld && describeUnjudged(item.withheld),
    ]);
    return [items, texts, exceptionRows(items).map((row) => describeOtherReasons(row, format))];
  },

  'the morning': ({ fleet: { shipments } }) => {
    const book = { tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true })), calendars: [] };
    const { items } = findExceptions({ shipments, requests: [], now, settings });
    const rows = exceptionRows(items);
    const plan = runToCompletion(planRows(shipments, book, now));
    expect(plan.rejected).toBe(0);
    const estimates = estimatedCosts(rows, shipments, book, now);
    const facts = { estimates, nextDays: nextDaysOf(plan.rows), log: [] };
    const drafts = morningDrafts(rows, { shipments, contacts: [], now, limits: settings }, facts);
    const asked = drafts.flatMap((draft) => draft.rows.map(({ id }) => id));
    expect(new Set(asked).size).toBe(asked.length);
    return [
      drafts.map(({ name, asks, money }) => [name, asks.map(describeAsk), money]),
      morningSums(rows, estimates, plan.rows, book),
      fetchToday(plan.rows, new Map()).map(({ site, daysLeft }) => [site, daysLeft]),
      arrivesToday(shipments, now),
    ];
  },

  'counts of one fact': ({ fleet: { shipments } }) => {
    const counts = countFacts(shipments, now);
    expect(countedTwice(counts)).toEqual([]);
    return counts;
  },

  'changes and the message about them': ({ fleet }) => {
    const { shipments } = fleet;
    // What was seen is another fleet with the same ids: each shipment with the facts of the next.
    const ids = shipments.map(({ id }) => id);
    const before = shipments.map((one, at) => ({ ...(shipments[at + 1] ?? one), id: ids[at] ?? one.id }));
    const snapshot = readSnapshot(storedForm(allReviewed(null, { ...fleet, shipments: before }, reviewedAt)));
    if (!snapshot) throw new Error('The snapshot cannot be read.');
    const { shipments: changed, ...lacks } = changesBetween(snapshot, fleet);
    expect(lacks).toEqual({ unreadable: 0, partial: 0, rejected: 0 });
    const message = { since: reviewedAt, format, linkTo: (number: string) => number, linkToAll: 'all' };
    return [
      changeMessage(changed, message),
      newsOf(changed).map(({ change, place }) => [describeChange(change), place]),
    ];
  },

  'the verdict of every container, and the messages about it': ({ fleet: { shipments } }) =>
    shipments.map((shipment) => {
      const subjects = [...shipment.containers, null].map((container) => ({
        shipment,
        container,
        limits: settings,
      }));
      const verdicts = subjects.map((subject) => verdictOf({ ...subject, now }));
      for (const [at, { kind }] of verdicts.entries()) {
        const container = subjects[at]?.container;
        if (kind === 'ready') expect(container && pickupReadiness(container, shipment).answer).toBe('yes');
      }
      const limit = mostPressing(verdicts);
      const dates = subjects.map(({ container }) => keyDate(shipment, container, now)?.moment);
      return [limit, dates, parties.map((to) => composeMessage(to, subjects, { format, now }))];
    }),

  'the board': ({ fleet: { shipments } }) =>
    boardRowKinds.map((by) =>
      describeBoard(createBoard(shipments, { ...defaultBoard, by, days: 14 }, now), now),
    ),

  'the map': ({ fleet: { shipments } }) => {
    const rows = fleetRows(shipments, 'shipment', {}, now);
    const { vessels } = fleetVessels(sailingsOf(shipments), () => undefined, now);
    const days = runToCompletion(fleetDaysInSteps(rows, now)).at(now);
    return [vessels.map(({ vessel, count }) => [vessel, count]), fleetPorts(rows), countOnRail(rows), days];
  },

  finding: ({ fleet: { shipments } }) => {
    const index = createFindIndex(shipments);
    return ['MSCU1234566', 'constructor', '<', '4711'].map((text) =>
      bestMatches(index, readFindQuery(text), 5).map(({ matched }) => matched),
    );
  },

  files: async ({ fleet: { shipments } }) => {
    const rows = fleetRows(shipments, 'container', {}, now);
    const cells = rows.map((row) => rawCells(row, fleetColumns, { now, limits: usualLimits }, clock));
    const facts = rows.flatMap((row) => calendarFacts(row, now));
    return Promise.all([
      csvFile(fileTable(fleetColumns.map(listHeading), cells)).text(),
      icsFile(facts, { name: 'All', readAt: now, origin: 'https://landfall.example' }).text(),
    ]);
  },

  'what is cached on this device': ({ fleet: { shipments } }) => {
    for (const shipment of shipments) expect(isShipment(structuredClone(shipment))).toBe(true);
  },

  'every container of every shipment': async ({ fleet: { shipments }, events }) => {
    const boxes = shipments.flatMap((shipment) =>
      shipment.containers.map((container) => ({ shipment, container })),
    );
    return Promise.all(
      boxes.map(async ({ shipment, container }) => {
        const address = containerInAddress(container, shipment.containers);
        expect(selectContainer(shipment.containers, address).container).toBe(container);
        const reported = await events(container.id);
        const { records } = reported.events;
        const all = { events: records, rawEvents: reported.rawEvents.records };
        const lists = selectEvents(all, shipment, container, (own) => own).result;
        const legs = buildJourney({ ...lists, shipment, container });
        const shown = legs.flatMap((leg) => [...leg.actuals, ...leg.estimates]).map(({ id }) => id);
        expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
        const elsewhere = lists.others.flatMap(({ events: own }) => own).map(({ id }) => id);
        const happened = records.filter(({ estimated, invalidated }) => !estimated && !invalidated);
        const denied = new Set(lists.events.filter((event) => event.denied).map(({ id }) => id));
        // A second report of one departure or arrival is no second step (legs.ts).
        const named = legs.flatMap((leg) => leg.actuals.map(({ name }) => name));
        const isShown = ({ id, name }: (typeof happened)[number]) =>
          shown.includes(id) ||
          elsewhere.includes(id) ||
          denied.has(id) ||
          (/^vessel_(departed|arrived)$|^arrived_at_inland/.test(name) && named.includes(name));
        expect(happened.filter((event) => !isShown(event))).toEqual([]);
        return [
          saidBy(timeline({ ...lists, shipment, container }, now)),
          placeRows(legs, container, now),
          milestoneFacts(shipment, container, legs),
          stageOf(shipment, container, now),
          [
            journeyOf({ shipment, container, events: timelineEvents(legs, shipment, container) }, now),
            journeyOf({ shipment, container, events: null }, now),
          ].map((journey) => [
            journey,
            describeJourney(journey, format),
            drawnJourney(journey, axisOf(journey), 100),
          ]),
          routeStops(null, { shipment, container, legs }),
          buildLedger({ ...lists, shipment, container }),
          statusOf(container, shipment),
          pickupReadiness(container, shipment),
        ];
      }),
    );
  },
};

/** The rows of a timeline and the texts that are made of them. */
function saidBy(drawn: Timeline): unknown {
  const say = (row: TimelineRow) => {
    switch (row.kind) {
      case 'event':
        return [row.learned && describeLearned(row.learned), row.source && describeSource(row.source)];
      case 'gap':
        return [describeSpan(row.gap.span), describeGap(row)];
      case 'missing':
        return describeMissing(row.names);
      case 'now':
        return describeNow(row);
    }
  };
  const legs = [...drawn.legs, ...drawn.others.flatMap((other) => other.legs)];
  return [
    drawn,
    drawn.zoneConflicts.map(describeZoneConflict),
    legs.map((leg) => [legTitle(leg), formatPlaces(leg.places), leg.rows.map(say)]),
  ];
}

/** The texts of all times among the parts of a record, on every clock. */
function timesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const isMoment = 'kind' in value && ['zoned', 'wallClock', 'day'].includes(String(value.kind));
  if (isMoment)
    return (['place', 'mine', 'utc'] as const).map((display) =>
      formatMoment(value as Moment, { ...format, display }),
    );
  return Object.values(value).flatMap(timesOf);
}

describe('500 fleets as services may send them', () => {
  const seed = Number(process.env['RECORDS_SEED'] ?? Date.now() % 2 ** 31);
  const numRuns = runs(5_000);
  it(
    `make sense on every screen and in every file (RECORDS_SEED=${seed})`,
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedFleet, async (generated) => {
          const account = await readGeneratedAccount(generated, now);
          expect(findNonsense(account.fleet.shipments)).toBeNull();
          expect(findNonsense(timesOf(account.fleet.shipments))).toBeNull();
          for (const [what, make] of Object.entries(makings))
            expect([what, findNonsense(await make(account, generated))]).toEqual([what, null]);
        }),
        { seed, numRuns, endOnFailure: !process.env['DEEP'] },
      );
    },
  );
});
