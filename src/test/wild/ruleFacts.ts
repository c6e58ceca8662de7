import { arrivalAtPort, arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { createBoard } from '#/domain/board/board.ts';
import { boardRowKinds, defaultBoard } from '#/domain/board/settings.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { fleetColumns } from '#/domain/list/columns.ts';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import { groupRows } from '#/domain/list/groups.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { orderRows } from '#/domain/list/order.ts';
import { rowKinds } from '#/domain/list/row.ts';
import { groupings } from '#/domain/list/view.ts';
import { messageAsk } from '#/domain/messages/ask.ts';
import { messageFacts } from '#/domain/messages/facts.ts';
import { messageTopic } from '#/domain/messages/topic.ts';
import { parties } from '#/domain/pickup/party.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
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
import type { Instant } from '#/time/instant.ts';
import type { WildAccount } from './readAccount.ts';

/** What stands for a text where an order asks for it. */
const asCode = (fact: object) => [JSON.stringify(fact)];

/**
 * What the rules make of an account: facts, orders, groups and counts, which no text may decide
 * (docs/decisions/facts-then-words.md).
 */
export async function ruleFacts(
  account: WildAccount,
  now: Instant,
): Promise<Readonly<Record<string, unknown>>> {
  const { shipments } = account.fleet;
  const { items } = findExceptions({ shipments, requests: account.requests.requests, now, settings });
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
    exceptions: [items, exceptionRows(items)],
    messages: shipments.map((shipment) => {
      const facts = [...shipment.containers, null].map((container) =>
        messageFacts({ shipment, container, limits: settings }, now),
      );
      const verdicts = facts.map(({ verdict }) => verdict);
      return [facts, parties.map((to) => [messageAsk(to, verdicts), messageTopic(to, verdicts)])];
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
