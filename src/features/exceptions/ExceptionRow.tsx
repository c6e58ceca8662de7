import { Link } from '@tanstack/react-router';
import type { ExceptionDue, ExceptionItem, Severity } from '#/domain/exceptions/exception.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime, Time } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { VirtualCell } from '#/ui/VirtualTable.tsx';

const severityWords: Record<Severity, readonly [word: string, tone: Tone]> = {
  urgent: ['Urgent', 'problem'],
  soon: ['Soon', 'attention'],
  watch: ['Watch', 'neutral'],
  unjudged: ['Too old to judge', 'done'],
};

/** One item: how pressing, the reason, the clock that runs, whose it is and where, and a way to put it aside. */
export function ExceptionRow({
  item,
  acknowledged,
  onAcknowledge,
  onTakeBack,
}: {
  item: ExceptionItem;
  acknowledged: boolean;
  onAcknowledge: () => void;
  onTakeBack: () => void;
}) {
  const [word, tone] = severityWords[item.severity];
  return (
    <>
      <VirtualCell narrow="max-xl:order-2 max-xl:text-right">
        <Badge tone={tone}>{word}</Badge>
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-3 max-xl:col-span-2">
        <span className="block font-medium">{item.reason}</span>
        <Detail item={item} />
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-4">{item.clock && <Clock clock={item.clock} />}</VirtualCell>
      <VirtualCell narrow="max-xl:order-1">
        <Opens item={item} />
        <SecondLine>{item.carrier}</SecondLine>
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-5 max-xl:text-right">
        <span className="block truncate">{item.place ?? <span className="text-ink-faint">–</span>}</span>
        <SecondLine>{item.facility}</SecondLine>
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-6 max-xl:col-span-2 text-right">
        {/* Above the link that covers the row. */}
        <Button
          look="bare"
          data-put-aside
          className="relative z-1 max-xl:border max-xl:border-line"
          aria-label={`${acknowledged ? 'Take back' : 'Acknowledge'}: ${item.number}, ${item.reason}`}
          onClick={acknowledged ? onTakeBack : onAcknowledge}
        >
          {acknowledged ? 'Take back' : 'Acknowledge'}
        </Button>
      </VirtualCell>
    </>
  );
}

/** What to do, why it is not judged, and how old that knowledge is. */
function Detail({ item: { next, withheld, asked } }: { item: ExceptionItem }) {
  if (next === null && withheld === null && asked === null) return null;
  return (
    <span className="block text-xs text-ink-soft first-letter:uppercase">
      {next}
      {next !== null && (withheld !== null || asked !== null) && ' · '}
      {withheld ??
        (asked && (
          <>
            {asked.who === 'line' ? 'Line' : 'Terminal'} checked <Freshness at={asked.at} />
          </>
        ))}
    </span>
  );
}

function Clock({ clock }: { clock: ExceptionDue }) {
  const date = clock.kind === 'moment' ? <Time moment={clock.moment} /> : <InstantTime at={clock.at} />;
  return (
    <>
      {clock.words !== null && (
        <span className="block font-medium first-letter:uppercase">{clock.words}</span>
      )}
      <span className="block text-xs text-ink-soft">
        {clock.label} {date}
      </span>
    </>
  );
}

function Opens({ item: { kind, shipmentId, container, number } }: { item: ExceptionItem }) {
  if (shipmentId === null) {
    if (kind !== 'request_failed') return <span className="num block truncate font-semibold">{number}</span>;
    // It may be tracked under another number: the service looks into references and bookings too.
    return (
      <Link
        to="/shipments/find"
        search={{ q: number }}
        preload={false}
        className="num stretched block truncate font-semibold hover:underline"
      >
        {number}
      </Link>
    );
  }
  return (
    <Link
      to="/shipments/$shipmentId"
      params={{ shipmentId }}
      search={{ container: container ?? undefined }}
      className="num stretched block truncate font-semibold hover:underline"
    >
      {number}
    </Link>
  );
}
