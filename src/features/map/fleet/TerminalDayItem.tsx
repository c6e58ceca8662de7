import { type ArrivalState } from '#/domain/arrival/arrivalState.ts';
import { arrivalStateWords } from '#/domain/arrival/words.ts';
import type { TerminalDay } from '#/domain/fleetMap/day.ts';
import { type ArrivalCall, arrivalCalls } from '#/domain/fleetMap/dayArrival.ts';
import { modeWords } from '#/domain/route/words.ts';
import { TimeRange } from '#/parts/TimeRange.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { BoxList } from './BoxList.tsx';
import { Fold } from './Fold.tsx';
import { vesselName } from './vesselName.ts';
import {
  containerCount,
  freeTimeWords,
  fromVessel,
  staleCount,
  terminalNotReported,
  unnamedTerminal,
} from './words.ts';

const states: Readonly<Record<ArrivalCall['status'], ArrivalState>> = {
  actual: 'arrived',
  expected: 'expected',
  overdue: 'overdue',
};
const movingTones: Readonly<Record<ArrivalCall['mode'], Tone>> = {
  sea: 'vessel',
  rail: 'rail',
  land: 'neutral',
};

function toneOf({ status, mode }: ArrivalCall): Tone {
  if (status === 'expected') return movingTones[mode];
  return status === 'overdue' ? 'attention' : 'done';
}

/** The arrivals at one terminal on a day, by vessel or by land, and the containers there whose free time runs. */
export function TerminalDayItem({ terminal: { terminal, ...day } }: { terminal: TerminalDay }) {
  const name = terminal?.name ?? (terminal ? unnamedTerminal : terminalNotReported);
  return (
    <li className="space-y-1">
      <p className="eyebrow">{name}</p>
      {arrivalCalls(day.arrivals).map((call) => (
        <Fold
          key={call.key}
          summary={
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 truncate font-medium">
                {broughtBy(call)}{' '}
                <span className="font-normal text-ink-soft">{containerCount(call.boxes.length)}</span>
              </span>
              <span className="flex items-baseline gap-2">
                <TimeRange from={call.from} to={call.to} />
                <Badge tone={toneOf(call)}>{arrivalStateWords[states[call.status]]}</Badge>
              </span>
            </span>
          }
        >
          <BoxList
            boxes={call.boxes}
            label={call.mode === 'sea' ? fromVessel(broughtBy(call)) : broughtBy(call)}
            beside="status"
          />
        </Fold>
      ))}
      {(['ends', 'over', 'runs'] as const).map((state) => {
        const times = day.freeTime.filter((one) => one.state === state).map(({ time }) => time);
        if (times.length === 0) return null;
        const stale = times.filter((time) => time.withheld !== null).length;
        return (
          <Fold
            key={state}
            summary={
              <span
                className={
                  state === 'runs' ? 'text-ink-soft' : state === 'ends' ? 'text-attention' : 'text-problem'
                }
              >
                {freeTimeWords(state, times.length)}
                {stale > 0 && <span className="text-ink-faint">, {staleCount(stale)}</span>}
              </span>
            }
          >
            <BoxList
              boxes={times.map(({ box }) => box)}
              label={freeTimeWords(state, times.length)}
              beside="status"
            />
          </Fold>
        );
      })}
    </li>
  );
}

const broughtBy = (call: ArrivalCall) => (call.mode === 'sea' ? vesselName(call) : modeWords[call.mode]);
