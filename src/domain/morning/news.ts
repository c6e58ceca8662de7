import { type Change, type ChangeKind, happenedKey, kindOf } from '#/domain/changes/change.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { rankOf } from '#/domain/changes/changeRank.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { waitingSite } from '#/domain/pickup/pickupSite.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Vessel } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { vesselKey } from '#/domain/records/vesselIdentity.ts';

/** The same change of containers at one place, or of one vessel to it. */
export interface NewsItem {
  readonly key: string;
  readonly change: Change;
  /** Whose arrival has changed; null for any other change. */
  readonly vessel: Vessel | null;
  readonly place: string | null;
  readonly containers: number;
  /** Ids, at least one. */
  readonly shipments: readonly string[];
  /** Whether its values are those of all that it is about. */
  readonly isSame: boolean;
  /** A hold was cleared, and all of it is ready to be picked up. */
  readonly isReady: boolean;
}

const arrivalKinds: readonly ChangeKind[] = ['eta', 'arrived', 'vessel'];
/** What the vessel does not bring: it goes on by land. */
const isInland = (change: Change) =>
  change.code === 'inlandPlace' || ('leg' in change && change.leg === 'inland');

/** What changed, in groups, the most important first, and there what concerns most containers; what a cleared hold made ready is among the first. */
export function newsOf(changed: readonly ShipmentChanges[]): readonly NewsItem[] {
  const facts = changed.flatMap((one) => tryOr(() => factsOf(one), []));
  const groups = Map.groupBy(facts, ({ change, vessel, place, isReady }) =>
    JSON.stringify([happenedKey(change), vesselKey(vessel), place, isReady]),
  );
  return [...groups]
    .flatMap(([key, some]): NewsItem[] => {
      const [first] = some;
      if (!first) return [];
      const values = new Set(some.map(({ change: { from, to } }) => JSON.stringify([from, to])));
      return [
        {
          ...first,
          key,
          containers: some.reduce((sum, { containers }) => sum + containers, 0),
          shipments: [...new Set(some.flatMap(({ shipments }) => shipments))],
          isSame: values.size === 1,
        },
      ];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b) || b.containers - a.containers || (a.key < b.key ? -1 : 1));
}

/** So many of one kind leave room for the others. */
const maxOfKind = 2;

/** The first of them, of more than one kind where there are several. */
export function firstNews(news: readonly NewsItem[], count: number): readonly NewsItem[] {
  const kinds = new Map<string, number>();
  const varied = news.filter(({ change, isReady }) => {
    const kind = `${kindOf(change)} ${isReady}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) <= maxOfKind;
  });
  const chosen = new Set([...new Set([...varied, ...news])].slice(0, count));
  return news.filter((item) => chosen.has(item));
}

type Fact = Omit<NewsItem, 'key' | 'isSame'>;

function factsOf({ id, shipment, changes, containers }: ShipmentChanges): readonly Fact[] {
  const factOf = (change: Change, count: number, place: string | null, isReady: boolean): Fact => ({
    change,
    vessel: arrivalKinds.includes(kindOf(change)) && !isInland(change) ? (shipment?.podVessel ?? null) : null,
    place: isInland(change) ? placeName(shipment?.destination ?? null) : place,
    containers: count,
    shipments: [id],
    isReady: isReady && change.code === 'holdCleared',
  });
  const port = placeName(shipment?.portOfDischarge ?? null);
  return [
    ...changes.map((change) => factOf(change, Math.max(1, shipment?.containers.length ?? 1), port, false)),
    ...containers.flatMap(({ ids, changes: some }) => {
      const boxes = shipment?.containers.filter((container) => ids.includes(container.id)) ?? [];
      const [box] = boxes;
      const place = shipment && box ? placeName(waitingSite({ shipment, container: box }).place) : port;
      const isReady =
        boxes.length > 0 && boxes.every((one) => pickupReadiness(one, shipment).answer === 'yes');
      return some.map((change) => factOf(change, ids.length, place, isReady));
    }),
  ];
}

/** What can be fetched now matters as much as what got worse. */
const orderOf = ({ change, isReady }: NewsItem): number =>
  isReady ? rankOf(change, 'worse') : rankOf(change);
