import { lookup } from '#/domain/records/lookup.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { type Draft, learnedAt, type Occurrence, wholeSecond } from './draft.ts';
import { localMidnight } from './localDay.ts';
import type { Landing } from './onLandEvents.ts';
import type { CalculatedDeadline, ContainerPlan, PlannedDeadline } from './plan.ts';
import { chance, type Key, pick, range, whole } from './random.ts';
import { day, hour } from './schedule.ts';

type Source = PlannedDeadline['source'];

export interface Dues {
  readonly deadlines: readonly PlannedDeadline[];
  readonly calculated: CalculatedDeadline | null;
  readonly appointment: ContainerPlan['appointment'];
  /** The `*.changed` events that go with them. */
  readonly happened: readonly Occurrence[];
  /** Local midnight after the last free day that counts in the end, from which charges run; null without one. */
  readonly chargedFrom: Instant | null;
}

/** Last free days of all sources, their revisions, and the pickup appointment. */
export function planDues(draft: Draft, box: Key, landing: Landing): Dues {
  const deadlines = plannedDeadlines(draft, box, landing);
  const happened: Occurrence[] = [];
  const current: Partial<Record<Source, Instant>> = {};
  let combined: Instant | null = null;
  for (const deadline of deadlines) {
    current[deadline.source] = deadline.value;
    const seen = { at: deadline.knownAt, place: landing.place, facilityId: landing.facilityId };
    const source = deadline.source === 'line' ? 'shipping_line' : deadline.source;
    happened.push({
      name: `container.pickup_lfd_${deadline.source}.changed`,
      source,
      value: deadline.value,
      ...seen,
    });
    // Line before terminal before rail, neither the earliest nor the newest (docs/interface.md 6.2).
    const next: Instant | null = current.line ?? current.terminal ?? current.rail ?? null;
    if (next !== null && next !== combined) {
      combined = next;
      happened.push({ name: 'container.pickup_lfd.changed', source, value: next, ...seen });
    }
  }
  const appointment = plannedAppointment(draft, box, landing);
  if (appointment) {
    happened.push({
      name: 'container.pickup_appointment.changed',
      source: 'terminal',
      at: appointment.knownAt,
      value: appointment.at,
      place: landing.place,
      facilityId: landing.facilityId,
    });
  }
  const chargedFrom = combined === null ? null : localMidnight(combined + 12 * hour, landing.zone, 1);
  const calculated = calculatedDeadline(draft, landing);
  return { deadlines, calculated, appointment, happened, chargedFrom };
}

function plannedDeadlines(draft: Draft, box: Key, landing: Landing): PlannedDeadline[] {
  const { kind } = draft.slot;
  if (kind === 'export' || kind === 'overseas') return [];
  const inland = landing.trainArrived !== null;
  const grounded = localMidnight(landing.grounded, landing.zone);
  const midnight = (days: number) => localMidnight(grounded + 12 * hour, landing.zone, days);
  // Four free days after discharge; a day or two after the train is unloaded.
  const free = inland ? whole(1, 2, draft.key, 'free days') : whole(4, 5, draft.key, 'free days');
  const found: PlannedDeadline[] = [];
  const tell = (source: Source, after: number, days: number) => {
    const at =
      source === 'line'
        ? learnedAt(draft, 'shipping_line', landing.grounded + after, 'lfd')
        : landing.grounded + after;
    found.push({ source, knownAt: wholeSecond(Math.max(at, draft.createdAt)), value: midnight(days) });
  };
  if (landing.tells) tell(inland ? 'rail' : 'terminal', range(1, 8, box, 'lfd known') * hour, free);
  // The carrier counts more kindly at times, and then its date is the one shown.
  const later = pick([0, 0, 1, 2], draft.key, 'line is later');
  if (chance(landing.tells ? 0.35 : 0.7, draft.key, 'line tells')) tell('line', 6 * hour, free + later);
  const first = found[0];
  if (first && chance(0.1, box, 'lfd revised')) {
    tell(first.source, range(26, 60, box, 'lfd revision') * hour, free + whole(1, 3, box, 'lfd extension'));
  }
  return found
    .filter((deadline) => landing.out === null || deadline.knownAt < landing.out)
    .toSorted((a, b) => a.knownAt - b.knownAt);
}

/** Free days at the port and at a ramp by the tariffs that the service has worked through (docs/interface.md 3.12). */
const tariffs: Readonly<Record<string, { readonly port: number; readonly ramp: number }>> = {
  ONEY: { port: 5, ramp: 2 },
  CMDU: { port: 4, ramp: 2 },
  EGLV: { port: 5, ramp: 1 },
};

function calculatedDeadline(draft: Draft, landing: Landing): CalculatedDeadline | null {
  const { scac, slot } = draft;
  const tariff = lookup(tariffs, scac);
  if (!tariff || slot.kind === 'export' || slot.kind === 'overseas') return null;
  const inland = landing.trainArrived !== null;
  const days = inland ? tariff.ramp : tariff.port;
  const knownAt = wholeSecond(Math.max(landing.grounded + hour, draft.createdAt));
  if (landing.out !== null && knownAt >= landing.out) return null;
  const grounded = localMidnight(landing.grounded, landing.zone);
  return {
    knownAt,
    value: localMidnight(grounded + 12 * hour, landing.zone, days),
    basis: `${days} free ${days === 1 ? 'day' : 'days'} after ${inland ? 'the unloading from rail' : 'discharge'}, tariff of ${scac}`,
  };
}

function plannedAppointment(draft: Draft, box: Key, landing: Landing): ContainerPlan['appointment'] {
  const { out, available, tells } = landing;
  // The interface tells appointments in the zone of the port (docs/interface.md 3.4), so those at ramps have no place
  // in it.
  if (landing.trainArrived !== null) return null;
  if (!tells || out === null || available === null || !chance(0.4, box, 'appointment')) return null;
  const made = available + Math.min(10 * hour, (out - available) * 0.4);
  // Appointments are for a full hour; trucks come about then.
  const at = Math.max(Math.floor(out / hour) * hour, Math.ceil(made / hour) * hour);
  return { knownAt: wholeSecond(Math.max(made, draft.createdAt)), at: instant(Math.min(at, made + 6 * day)) };
}
