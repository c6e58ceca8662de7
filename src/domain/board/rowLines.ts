import { shiftTone } from '#/domain/arrival/etaChange.ts';
import type { FreeDay, FreeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { HoldEffect, HoldFact } from '#/domain/pickup/holds.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { vesselName } from '#/domain/records/vessel.ts';
import { voyageOf } from '#/domain/records/words.ts';
import { comma } from '#/language/punctuation.ts';
import { formatMoment } from '#/time/format.ts';
import { overdueFor } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { formatDaysLeft } from '#/wording/freeDay.ts';
import { holdLabel } from '#/wording/pickup.ts';
import type { ArrivalRow } from './arrivals.ts';
import type { ContainerRow } from './containers.ts';
import { type BoardLine, formatBoardTime, portText, type Wording } from './line.ts';
import { boardTime, dateAndTime } from './time.ts';
import { type BoardTone, type BoardWord, missing, nothing, soft, word } from './word.ts';
import {
  availabilityNotReported,
  available,
  containerCount,
  estimatesDiffer,
  freeDayName,
  freeDayNotReported,
  heldOf,
  holdEffects,
  holdsName,
  noHold,
  notAvailable,
  notReported,
  onHold,
  onTheWay,
  originalTime,
  overdueBy,
  portNotReported,
  readyCount,
  statusLabels,
  terminalCount,
  withheldLabels,
} from './words.ts';

export function arrivalLine(row: ArrivalRow, wording: Wording): BoardLine {
  const { key, about, urgent, vessel, voyage, terminal, terminals, held, ready, original } = row;
  const port = portWord(row.port);
  const known = terminal?.name ?? (terminals > 1 ? terminalCount(terminals) : null);
  const when = formatBoardTime(row, wording);
  const at = original && boardTime(original, wording.clock, wording.now);
  const words = {
    ...when.words,
    lead: when.words.time,
    name: word(vesselName(vessel)),
    detail: voyage === null ? nothing : soft(voyageOf(voyage)),
    ...portText(port, known, wording),
    count: word(String(row.containers)),
    load: held > 0 ? word(heldOf(held, row.containers), 'watch') : soft(containerCount(row.containers)),
    held: held > 0 ? word(onHold(held), 'watch') : nothing,
    ready: ready > 0 ? word(readyCount(ready), 'good') : nothing,
    change: changeWord(row, wording.now),
    original: at ? soft(originalTime(dateAndTime(at))) : nothing,
  };
  const status: BoardWord = row.status === 'expected' ? nothing : words.status;
  const count = word(containerCount(row.containers));
  const notes = [
    words.zone,
    status,
    words.held,
    words.change,
    // Without the port a row of several says little; a terminal may be left out.
    ...(wording.ports ? [words.port, count] : [count, words.port]),
    words.ready,
    words.terminal,
    words.original,
    words.detail,
  ];
  return {
    key,
    urgent,
    day: when.day,
    today: when.today,
    turn: when.turn,
    port: port.text,
    words,
    about,
    notes,
  };
}

const changeTones = { late: 'watch', early: 'good', same: 'plain' } as const;

/** How an arrival compares with the original ETA. What is overdue is never on time or early. */
function changeWord({ change, disputed, status, moment }: ArrivalRow, now: Instant): BoardWord {
  if (status === 'overdue') {
    const time = overdueFor(moment, now);
    return time === null ? nothing : word(overdueBy(time), 'bad');
  }
  if (disputed) return word(estimatesDiffer, 'watch');
  if (!change) return nothing;
  return word(describeEtaChange(change), changeTones[shiftTone(change)]);
}

// The worst first: a row has room for one. Each is for somebody to clear, and costs nothing yet.
const effects: readonly HoldEffect[] = ['blocks', 'unclear', 'warns'];

export function containerLine(row: ContainerRow, wording: Wording): BoardLine {
  const { key, about, urgent, number, references, freeDay, ready, status } = row;
  const waits = status === 'arrived';
  const port = portWord(row.port);
  const when = formatBoardTime(row, wording);
  const arrival = waits ? describeArrived(row, wording) : when.words;
  const free = describeFreeDay(row, wording);
  const hold = describeHolds(row.holds);
  const overdue = status === 'overdue' ? when.words.status : nothing;
  const pickup = pickups[waits ? ready : 'coming'];
  const words = {
    ...arrival,
    lead: !waits ? arrival.time : freeDay ? free.freeDay : soft('–'),
    name: word(number),
    detail: soft(references.slice(0, 2).join(', ')),
    ...portText(port, row.terminal?.name ?? null, wording),
    freeDay: free.freeDay,
    daysLeft: free.daysLeft,
    holds: hold.holds,
    holdEffect: hold.effect,
    pickup: pickup.short,
  };
  const which = hold.effect.text === '' ? nothing : soft(hold.holds.text);
  const notes = waits
    ? [free.named, hold.named, pickup.named, arrivedOn(row, wording), words.port, which, words.detail]
    : [words.zone, overdue, hold.named, words.port, free.named, which, words.detail];
  const { yes: unreported = [], no: reported = [] } = Object.groupBy(notes, ({ isMissing }) =>
    isMissing ? 'yes' : 'no',
  );
  return {
    key,
    urgent,
    // What waits stands together, whichever day it arrived.
    day: waits ? null : when.day,
    today: when.today,
    turn: waits ? 0 : when.turn,
    port: port.text,
    words,
    about,
    // What is not reported comes last, so that it takes no room from what is.
    notes: [...reported, ...unreported],
  };
}

function portWord(port: Place | null): BoardWord {
  const name = placeName(port);
  return name === null ? missing(portNotReported, 'plain') : word(name);
}

/** Of what waits under no day: the day it arrived on, and the time below. */
function describeArrived(
  { moment }: ContainerRow,
  wording: Wording,
): ReturnType<typeof formatBoardTime>['words'] {
  if (!moment) return formatBoardTime({ moment, status: 'arrived' }, wording).words;
  const { date, time, zone } = boardTime(moment, wording.clock, wording.now);
  const isZoneSaid = wording.zones || moment.kind === 'wallClock';
  const parts = [statusLabels.arrived, time, isZoneSaid ? zone : null];
  return {
    time: word(date),
    zone: nothing,
    status: word(parts.filter((part) => part !== null).join(' '), 'good'),
  };
}

/** The same on one line: the day is what matters of it. */
function arrivedOn({ moment }: ContainerRow, { clock, now }: Wording): BoardWord {
  const date = moment && boardTime(moment, clock, now).date;
  return word([statusLabels.arrived, date].filter((part) => part !== null).join(' '), 'good');
}

interface FreeDayText {
  readonly freeDay: BoardWord;
  readonly daysLeft: BoardWord;
  /** Both in one, where no heading says what it is. */
  readonly named: BoardWord;
}

const urgencyTones: Readonly<Record<FreeDayUrgency, BoardTone>> = {
  overdue: 'bad',
  near: 'watch',
  later: 'plain',
};

export function describeFreeDay(
  { freeDay, freeDayUrgency, withheld, status }: ContainerRow,
  wording: Wording,
): FreeDayText {
  if (!freeDay)
    return { freeDay: missing(notReported), daysLeft: nothing, named: missing(freeDayNotReported) };
  const date = formatDay(freeDay, wording);
  if (status !== 'arrived') {
    return { freeDay: word(date), daysLeft: nothing, named: word(`${freeDayName} ${date}`) };
  }
  if (withheld) {
    const why = withheldLabels[withheld];
    return { freeDay: word(date), daysLeft: soft(why), named: soft(`${freeDayName}, ${why}`) };
  }
  const tone = freeDayUrgency ? urgencyTones[freeDayUrgency] : 'plain';
  const left = word(formatDaysLeft(freeDay.daysLeft), tone === 'plain' ? 'soft' : tone);
  return { freeDay: word(date, tone), daysLeft: left, named: left };
}

/** A calendar day is never shifted: it is of the calendar of its place. */
function formatDay({ day }: FreeDay, { now }: Wording): string {
  return formatMoment({ kind: 'day', day }, { display: 'place', viewer: utc, now }).date;
}

interface PickupText {
  readonly short: BoardWord;
  /** Where no heading says what it is. */
  readonly named: BoardWord;
}

const inOne = (one: BoardWord): PickupText => ({ short: one, named: one });

const pickups: Readonly<Record<ContainerRow['ready'] | 'coming', PickupText>> = {
  yes: inOne(word(available, 'good')),
  no: inOne(word(notAvailable, 'watch')),
  unknown: { short: missing(notReported), named: missing(availabilityNotReported) },
  coming: inOne(soft(onTheWay)),
};

interface HoldLine {
  readonly holds: BoardWord;
  readonly effect: BoardWord;
  /** What matters most of both, where no heading says what it is. */
  readonly named: BoardWord;
}

/** The holds of a container. That there is none has to be reported. */
function describeHolds(holds: readonly HoldFact[] | null): HoldLine {
  if (holds === null) {
    return { holds: missing(notReported), effect: nothing, named: missing(`${holdsName} ${notReported}`) };
  }
  for (const effect of effects) {
    const labels = holds.filter((hold) => hold.effect === effect).map(({ name }) => holdLabel(name));
    const says = word(holdEffects[effect], 'watch');
    if (labels.length > 0) return { holds: word(labels.join(comma), 'watch'), effect: says, named: says };
  }
  return { holds: word(noHold), effect: nothing, named: word(noHold) };
}
