import { type ArrivalCall, arrivalCalls } from '#/domain/fleetMap/dayArrival.ts';
import type { TerminalDay } from '#/domain/fleetMap/day.ts';
import type { FreeTimeState } from '#/domain/fleetMap/freeTime.ts';
import { TimeRange } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { BoxList } from './BoxList.tsx';
import { Fold } from './Fold.tsx';
import { modeWords } from '#/features/map/frame/modeWords.ts';
import { vesselName } from './vesselWords.tsx';

const statuses: Readonly<Record<ArrivalCall['status'], readonly [word: string, tone: Tone]>> = {
  actual: ['Arrived', 'done'],
  expected: ['Expected', 'moving'],
  overdue: ['Expected, not seen', 'attention'],
};

/** What arrives at one terminal on a day, ship by ship or by land, and the containers there whose free time runs. */
export function TerminalDayItem({ terminal: { terminal, ...day } }: { terminal: TerminalDay }) {
  const name = terminal?.name ?? (terminal ? 'Terminal without a name' : 'Terminal not told');
  return (
    <li className="space-y-1">
      <p className="eyebrow">{name}</p>
      {arrivalCalls(day.arrivals).map((call) => (
        <Fold
          key={call.key}
          summary={
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 truncate font-medium">
                {carrierName(call)}{' '}
                <span className="font-normal text-ink-soft">{boxCount(call.boxes.length)}</span>
              </span>
              <span className="flex items-baseline gap-2">
                <TimeRange from={call.from} to={call.to} />
                <Badge tone={statuses[call.status][1]}>{statuses[call.status][0]}</Badge>
              </span>
            </span>
          }
        >
          <BoxList
            boxes={call.boxes}
            label={call.mode === 'sea' ? `From ${carrierName(call)}` : carrierName(call)}
            beside="status"
          />
        </Fold>
      ))}
      {(['ends', 'over', 'runs'] as const).map((state) => {
        const times = day.freeTime.filter((one) => one.state === state).map(({ time }) => time);
        if (times.length === 0) return null;
        const withheld = times.filter((time) => time.withheld !== null).length;
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
                {withheld > 0 && <span className="text-ink-faint">, {withheld} not checked lately</span>}
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

const carrierName = (call: ArrivalCall) => (call.mode === 'sea' ? vesselName(call) : modeWords[call.mode]);
const boxCount = (count: number) => (count === 1 ? '1 container' : `${count} containers`);

function freeTimeWords(state: FreeTimeState, count: number): string {
  const boxes = boxCount(count);
  switch (state) {
    case 'ends':
      return `Last free day of ${boxes}`;
    case 'over':
      return `Free time over for ${boxes}`;
    case 'runs':
      return `Free time runs for ${boxes}`;
  }
}
