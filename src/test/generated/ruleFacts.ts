import { arrivalAtPort, arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { createBoard } from '#/domain/board/board.ts';
import { boardRowKinds, defaultBoard } from '#/domain/board/boardSettings.ts';
import { findChanges } from '#/domain/changes/changes.ts';
import { allReviewed } from '#/domain/changes/reviewSnapshot.ts';
import { changesForMessage, topChanges } from '#/domain/changes/topChanges.ts';
import { samples } from '#/domain/charges/sampleTariffs.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import { askAbout } from '#/domain/exceptions/nextAct.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { fleetColumns } from '#/domain/list/columns.ts';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { orderRows } from '#/domain/list/order.ts';
import { rowKinds } from '#/domain/list/row.ts';
import { groupRows } from '#/domain/list/rowGroups.ts';
import { groupings } from '#/domain/list/view.ts';
import { joinAsks } from '#/domain/messages/ask.ts';
import { messageAsk, messageFacts } from '#/domain/messages/messageFacts.ts';
import { messageTopic } from '#/domain/messages/topic.ts';
import { newsOf } from '#/domain/morning/news.ts';
import { parties } from '#/domain/pickup/actingParty.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { daysFrom, planRows, rowsByTerminal } from '#/domain/pickups/pickups.ts';
import { truckerSheets } from '#/domain/pickups/sheets.ts';
import { suggestDays } from '#/domain/pickups/suggest.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { milestoneFacts } from '#/domain/timeline/progressFacts.ts';
import { placeRows } from '#/domain/timeline/rows.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { stageOf } from '#/domain/timeline/stage.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { keyDate } from '#/domain/verdict/keyDate.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { mostPressing, verdictOf } from '#/domain/verdict/verdict.ts';
import { calendarFacts } from '#/files/calendarFact.ts';
import type { FileCell, FileClock } from '#/files/fileCell.ts';
import { rawCells } from '#/files/rawCells.ts';
import { day } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';
import type { GeneratedAccount } from './readAccount.ts';

/** What stands for a text where an order asks for it. */
const asCode = (fact: object) => [JSON.stringify(fact)];

/**
 * What the rules make of an account: facts, orders, groups and counts, which no text may decide
 * (docs/decisions/facts-then-words.md).
 */
export async function ruleFacts(
  account: GeneratedAccount,
  now: Instant,
): Promise<Readonly<Record<string, unknown>>> {
  const { shipments } = account.fleet;
  const { items } = findExceptions({ shipments, requests: account.requests.requests, now, settings });
  const actionRows = exceptionRows(items);
  return {
    verdicts: shipments.map((shipment) => {
      const subjects = [...shipment.containers, null].map((container) => ({ shipment, container }));
      const verdicts = subjects.map((subject) => verdictOf({ ...subject, limits: settings, now }));
      return [
        verdicts,
        mostPressing(verdicts),
        subjects.map(({ container }) => [
          keyDate(shipment, container, now),
          arrivalOf(shipment, container),
          arrivalAtPort(shipment, container),
          arrivalInland(shipment, container),
          container && [phaseOf(container, shipment), pickupReadiness(container, shipment)],
        ]),
      ];
    }),
    exceptions: [items, actionRows],
    messages: shipments.map((shipment) => {
      const subjects = [...shipment.containers, null].map((container) => ({
        shipment,
        container,
        limits: settings,
      }));
      const facts = subjects.map((subject) => messageFacts(subject, now));
      const verdicts = facts.map(({ verdict }) => verdict);
      return [
        facts,
        parties.map((to) => {
          const asks = subjects.flatMap((subject, index) => {
            const verdict = verdicts[index];
            const ask = askAbout(subject, actionRows, to);
            return verdict ? messageAsk(to, { ...subject, ask }, verdict) : [];
          });
          return [joinAsks(asks), messageTopic(to, verdicts)];
        }),
      ];
    }),
    list: rowKinds.map((by) => {
      const rows = fleetRows(shipments, by, {}, now);
      return [
        rows.map(({ id }) => id),
        fleetColumns.map(({ id }) => {
          const order = { column: id, descending: false };
          return orderRows(rows, order, { now, limits: usualLimits }, asCode).map((row) => row.id);
        }),
        groupings.map((grouping) => groupRows(rows, grouping, (fact) => JSON.stringify(fact))),
        runToCompletion(facetCounts(shipments, by, {}, now, (_facet, { value }) => value)),
      ];
    }),
    changes: changesOf(account.fleet, now),
    pickups: pickupsOf(shipments, now),
    files: fleetRows(shipments, 'container', {}, now).map((row) => [
      rawCells(row, fleetColumns, { now, limits: usualLimits }, clock).map(({ cell, status }) => [
        withoutTexts(cell),
        status !== null,
      ]),
      calendarFacts(row, now).map(({ uid, when, certain, number }) => ({ uid, when, certain, number })),
    ]),
    board: boardRowKinds.map((by) => createBoard(shipments, { ...defaultBoard, by, days: 14 }, now)),
    containers: await Promise.all(
      shipments.flatMap((shipment) =>
        shipment.containers.map(async (container) => {
          const { events, rawEvents } = await account.events(container.id);
          const all = { events: events.records, rawEvents: rawEvents.records };
          const lists = selectEvents(all, shipment, container, (own) => own).result;
          const legs = buildJourney({ ...lists, shipment, container });
          return [
            lists,
            legs,
            placeRows(legs, container, now),
            timeline({ ...lists, shipment, container }, now),
            journeyOf({ shipment, container, events: timelineEvents(legs, shipment, container) }, now),
            milestoneFacts(shipment, container, legs),
            stageOf(shipment, container, now),
            routeStops(null, { shipment, container, legs }),
            buildLedger({ ...lists, shipment, container }),
          ];
        }),
      ),
    ),
  };
}

/** Since a review at which each shipment said what the next one says now. */
function changesOf(fleet: Fleet, now: Instant): unknown {
  const before = fleet.shipments.map((shipment, index): Shipment => {
    const next = fleet.shipments[(index + 1) % fleet.shipments.length] ?? shipment;
    const containers = next.containers.map((container, at) => ({
      ...container,
      id: shipment.containers[at]?.id ?? container.id,
    }));
    return { ...next, id: shipment.id, containers };
  });
  const reviewed = allReviewed(null, { ...fleet, shipments: before }, instant(now - 7 * day));
  const { shipments } = runToCompletion(findChanges(reviewed, fleet));
  return [shipments, shipments.map(topChanges), changesForMessage(shipments), newsOf(shipments)];
}

function pickupsOf(shipments: readonly Shipment[], now: Instant): unknown {
  const tariffs = samples.map((one) => ({ ...one, name: one.id, source: '', isOn: true }));
  const { rows } = runToCompletion(planRows(shipments, { tariffs, calendars: [] }, now));
  const days = daysFrom(localDay(now, utc));
  const until = days.at(-1);
  const suggested = until ? suggestDays(rows, new Map(), { days, trucks: 1, until }) : [];
  return [rows, rowsByTerminal(rows), truckerSheets(rows, new Map()), suggested];
}

const clock: FileClock = { display: 'place', viewer: utc };

/** A cell of a file, whose texts are those of a language. */
function withoutTexts(cell: FileCell): unknown {
  switch (cell?.kind) {
    case 'text':
      return cell.kind;
    case 'number':
      return cell.number;
    case 'clock':
      return [cell.digits, cell.offset];
    default:
      return cell;
  }
}
