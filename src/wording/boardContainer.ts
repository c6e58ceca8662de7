import type { ContainerRow, WorstHold } from '#/domain/board/boardContainers.ts';
import type { DatedRow } from '#/domain/board/datedRow.ts';
import type { OnLandLine, BoardLine } from '#/domain/board/line.ts';
import { bad, type BoardWord, good, missing, nothing, soft, watch, word } from '#/domain/board/word.ts';
import type { FreeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { uniqueHolds } from '#/domain/pickup/holds.ts';
import { comma } from '#/language/punctuation.ts';
import { wholeDay } from '#/time/localDay.ts';
import {
  boardMoment,
  lineOf,
  notReported,
  formatPlace,
  type RowContext,
  statusLabels,
  formatArrivalTime,
} from './boardRow.ts';
import { formatDaysLeft } from './freeDay.ts';
import { holdEffectLabels, holdLabel } from './holds.ts';
import { withheldInShort } from './withheld.ts';

const heldBy = (holds: readonly string[]): string => `Hold: ${holds.join(comma)}`;
const holdsNotReported = 'Holds not reported';
const noHold = 'No hold';

const freeDayName = 'LFD';
const freeDayNotReported = 'LFD not reported';
const available = 'Available';
const notAvailable = 'Not available';
const availabilityNotReported = 'Availability not reported';
const onTheWay = 'On the way';

/** A container in words. */
export function containerLine(row: DatedRow & ContainerRow, context: RowContext): BoardLine {
  const { number, references, port, terminal, freeDay, ready, status, hold } = row;
  const waits = status === 'arrived';
  const arrival = waits ? formatArrived(row, context) : formatArrivalTime(row, context);
  const free = freeDayLabels(row, context);
  const holds = describeHold(hold);
  const pickup = pickups[waits ? ready : 'coming'];
  const words = {
    ...arrival,
    lead: !waits ? arrival.time : freeDay ? free.freeDay : soft('–'),
    name: word(number),
    detail: soft(references.slice(0, 2).join(', ')),
    ...formatPlace(port, terminal?.name ?? null, context),
    freeDay: free.freeDay,
    daysLeft: free.daysLeft,
    holds: holds.holds,
    holdEffect: holds.effect,
    pickup: pickup.short,
  };
  const overdue = status === 'overdue' ? words.status : nothing;
  const notes = waits
    ? [free.named, holds.named, pickup.named, arrivedOn(row, context), words.port, holds.which, words.detail]
    : [words.zone, overdue, holds.named, words.port, free.named, holds.which, words.detail];
  // What is not reported comes last, so that it takes no room from what is.
  const inOrder = notes.toSorted((a, b) => Number(a.isMissing ?? false) - Number(b.isMissing ?? false));
  return { ...lineOf(row), words, notes: inOrder };
}

/** The same of what is ready or on hold at the port: which of the two, and by when. */
export function onLandLine(row: ContainerRow, context: RowContext): OnLandLine {
  const { key, number, freeDay, hold } = row;
  const why =
    hold.code === 'blocks' ? watch(heldBy(uniqueHolds(hold.holds).map(holdLabel))) : good(available);
  const free = freeDay ? [freeDayLabels(row, context).named] : [];
  return { key, words: [word(number), why, ...free] };
}

/** Of what waits under no day: the day it arrived on, and the time below. */
function formatArrived(row: ContainerRow, context: RowContext): ReturnType<typeof formatArrivalTime> {
  if (!row.moment) return formatArrivalTime(row, context);
  const { date, time, zone } = boardMoment(row.moment, context);
  const parts = [statusLabels.arrived, time, zone];
  return {
    time: word(date),
    zone: nothing,
    status: good(parts.filter((part) => part !== null).join(' ')),
  };
}

/** The same on one line: the day is what matters of it. */
function arrivedOn({ moment }: ContainerRow, context: RowContext): BoardWord {
  const date = moment && boardMoment(moment, context).date;
  return good([statusLabels.arrived, date].filter((part) => part !== null).join(' '));
}

interface FreeDayLabels {
  readonly freeDay: BoardWord;
  readonly daysLeft: BoardWord;
  /** Both in one, where no heading says what it is. */
  readonly named: BoardWord;
}

type InTone = typeof word;

/** Of the day, and of the days left below it. */
const inTones: Readonly<Record<FreeDayUrgency, readonly [InTone, InTone]>> = {
  overdue: [bad, bad],
  near: [watch, watch],
  later: [word, soft],
};

function freeDayLabels(
  { freeDay, freeDayUrgency, withheld, status }: ContainerRow,
  context: RowContext,
): FreeDayLabels {
  if (!freeDay)
    return { freeDay: missing(notReported), daysLeft: nothing, named: missing(freeDayNotReported) };
  const { date } = boardMoment(wholeDay(freeDay.day), context);
  if (status !== 'arrived') {
    return { freeDay: word(date), daysLeft: nothing, named: word([freeDayName, date].join(' ')) };
  }
  if (withheld) {
    const why = withheldInShort[withheld.code].beside;
    return { freeDay: word(date), daysLeft: soft(why), named: soft(`${freeDayName}, ${why}`) };
  }
  const [ofDay, ofDays] = inTones[freeDayUrgency ?? 'later'];
  const left = ofDays(formatDaysLeft(freeDay.daysLeft));
  return { freeDay: ofDay(date), daysLeft: left, named: left };
}

interface PickupTexts {
  readonly short: BoardWord;
  /** Where no heading says what it is. */
  readonly named: BoardWord;
}

const inOne = (one: BoardWord): PickupTexts => ({ short: one, named: one });

const pickups: Readonly<Record<ContainerRow['ready'] | 'coming', PickupTexts>> = {
  yes: inOne(good(available)),
  no: inOne(watch(notAvailable)),
  unknown: { short: missing(notReported), named: missing(availabilityNotReported) },
  coming: inOne(soft(onTheWay)),
};

interface HoldTexts {
  readonly holds: BoardWord;
  readonly effect: BoardWord;
  /** What matters most of both, where no heading says what it is. */
  readonly named: BoardWord;
  /** Their names after that. */
  readonly which: BoardWord;
}

function describeHold(hold: WorstHold): HoldTexts {
  switch (hold.code) {
    case 'notReported':
      return {
        holds: missing(notReported),
        effect: nothing,
        named: missing(holdsNotReported),
        which: nothing,
      };
    case 'none':
      return { holds: word(noHold), effect: nothing, named: word(noHold), which: nothing };
    default: {
      const says = watch(holdEffectLabels[hold.code].alone);
      const names = uniqueHolds(hold.holds).map(holdLabel).join(comma);
      return { holds: watch(names), effect: says, named: says, which: soft(names) };
    }
  }
}
