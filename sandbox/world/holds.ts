import { wholeSecond } from './draft.ts';
import type { OnLand } from './onLand.ts';
import type { Landing } from './onLandEvents.ts';
import type { PlannedHold } from './plan.ts';
import { chance, type Key, pick, range, whole } from './random.ts';
import { day, hour } from './schedule.ts';

// Names as docs/interface.md 6.3 lists them; case matters. With what terminals write beside them.
const texts: Readonly<Record<string, readonly (string | null)[]>> = {
  freight: ['Freight not released by line', 'LINE HOLD - charges due', null],
  customs: ['CBP hold 1A', 'Customs intensive exam', 'CBSA release pending', null],
  USDA: ['USDA agriculture inspection', null],
  VACIS: ['VACIS exam scheduled', 'NII exam required'],
  TMF: ['TMF not paid', 'Traffic mitigation fee due'],
  other: ['See terminal', '', 'Weight discrepancy & <recheck>'],
};

/** What each hold means and what clears it, as the service explains it. */
export const holdDetails: Readonly<Record<string, string>> = {
  freight: 'The carrier holds the container until its freight and charges are paid.',
  customs: 'Customs has not released the container. The broker files what is missing or arranges the exam.',
  USDA: 'The Department of Agriculture inspects the cargo before it may leave.',
  VACIS: 'Customs scans the container without opening it. The terminal moves it to the scan.',
  TMF: 'The traffic mitigation fee of the port is not paid. Whoever owns the cargo pays it at the port.',
};

/** Holds from before discharge until release, and the odd ones that contradict the terminal's own word. */
export function planHolds(box: Key, draws: OnLand, landing: Landing): PlannedHold[] {
  if (!landing.tells) return [];
  // Never released means held for longer than anyone looks.
  const released = landing.available ?? landing.grounded + 300 * day;
  const until = wholeSecond(released - 0.2 * hour);
  const from = wholeSecond(landing.grounded - range(2, 40, box, 'hold known') * hour);
  const holds: PlannedHold[] = [];
  // The ports of San Pedro Bay list a box days before it comes, and keep it until the traffic mitigation fee is paid.
  if (isSanPedroBay(landing.place) && chance(0.75, box, 'tmf')) {
    const listed = wholeSecond(landing.grounded - range(2, 6, box, 'listed') * day);
    holds.push(hold('TMF', 'hold', listed, until, box, 3));
  }
  if (draws.refusal === 'held') {
    const names = draws.refused === Infinity ? abandonedFor(box) : heldFor(box);
    for (const [n, name] of names.entries()) holds.push(hold(name, 'hold', from, until, box, n));
  } else if (chance(0.25, box, 'pending customs')) {
    // Pending warns and does not block: the box is available under it.
    holds.push(hold('customs', 'pending', from, wholeSecond(released + day), box, 0));
  } else if (chance(0.12, box, 'contradiction')) {
    // The hold list lags behind the availability (docs/interface.md 6.3, trap 3).
    holds.push(hold('freight', 'hold', from, wholeSecond(released + 3 * day), box, 0));
  }
  return holds;
}

function heldFor(box: Key): readonly string[] {
  const first = pick(['freight', 'customs', 'customs', 'USDA', 'VACIS', 'other'], box, 'hold');
  const names = [first];
  if (chance(0.4, box, 'second hold')) names.push(pick(['freight', 'customs', 'other'], box, 'second'));
  // One name may stand twice with different texts, but only "other" does so here.
  return names.filter((name, index) => name === 'other' || names.indexOf(name) === index);
}

// What is not picked up is soon on hold.
function abandonedFor(box: Key): readonly string[] {
  const names = ['customs', 'freight', 'USDA', 'other', 'VACIS'];
  const start = whole(0, names.length - 1, box, 'hold');
  return [...names.slice(start), ...names.slice(0, start)].slice(0, 3);
}

const isSanPedroBay = (place: string) => place === 'USLAX' || place === 'USLGB';

function hold(
  name: string,
  status: PlannedHold['status'],
  from: PlannedHold['from'],
  until: PlannedHold['until'],
  box: Key,
  n: number,
): PlannedHold {
  return { name, status, description: pick(texts[name] ?? [null], box, `text ${name}`, n), from, until };
}
