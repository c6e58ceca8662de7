import { type Change, changeKey, changeKinds, kindOf } from './change.ts';

/** How a change bears on a plan, worst first. */
const bearings = ['worse', 'other', 'better'] as const;
export type Bearing = (typeof bearings)[number];

export function bearingOf(change: Change): Bearing {
  switch (change.code) {
    // Another place overturns every plan that was made for the one before; a number is on papers and in other systems.
    case 'port':
    case 'inlandPlace':
    case 'billOfLading':
    case 'containerNumber':
      return change.from && change.to ? 'worse' : 'other';
    case 'eta':
      return (change.shift ? change.shift.days > 0 : change.from !== null) ? 'worse' : 'other';
    case 'freeDay':
      // Sooner is worse: the days without charge are fewer.
      if (!change.shift) return 'other';
      return change.shift.days < 0 ? 'worse' : 'better';
    case 'appointment':
    case 'pickedUp':
    case 'delivered':
    case 'emptyReturned':
      if (!change.from) return 'better';
      return change.to ? 'other' : 'worse';
    case 'feesAdded':
      return change.to.sum.amount > 0 ? 'worse' : 'other';
    case 'status':
      if (change.status === 'available') return 'better';
      return change.status === 'not_available' || change.status === null ? 'worse' : 'other';
    case 'arrivalGone':
    case 'holdAdded':
    case 'feesHigher':
    case 'trackingStopped':
    case 'shipmentGone':
    case 'containerGone':
      return 'worse';
    case 'arrived':
    case 'holdCleared':
    case 'feesLower':
    case 'feesRemoved':
    case 'trackingResumed':
      return 'better';
    case 'terminal':
    case 'inlandTerminal':
    case 'pickupLocation':
    case 'vessel':
    case 'voyage':
    case 'arrivalCorrected':
    case 'holdGone':
    case 'holdChanged':
    case 'feesGone':
    case 'shipmentAdded':
    case 'containerAdded':
      return 'other';
  }
}

/** Orders changes; smaller is more important. What is worse comes first, then by kind, then by days. */
export function rankOf(change: Change, bearing: Bearing = bearingOf(change)): number {
  const group = bearings.indexOf(bearing) * changeKinds.length + changeKinds.indexOf(kindOf(change));
  // By how many days it has moved, either way: the larger comes first.
  const days = 'shift' in change && change.shift ? Math.abs(change.shift.days) : 0;
  // Between this group and the next.
  return group + 1 / (2 + days);
}

/** Most important first; never depends on the order of the records. */
export const byRank = (a: Change, b: Change): number =>
  rankOf(a) - rankOf(b) || (changeKey(a) < changeKey(b) ? -1 : 1);
