import { Link } from '@tanstack/react-router';
import type { ExceptionDue, ExceptionItem, Priority } from '#/domain/exceptions/exception.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime, Time } from '#/parts/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { VirtualCell } from '#/ui/VirtualTable.tsx';
import { acknowledgeWords, checkedWords, priorityWords, undoWords } from './words.ts';

const tones: Readonly<Record<Priority, Tone>> = {
  urgent: 'problem',
  soon: 'attention',
  watch: 'neutral',
  unjudged: 'done',
};

/** One exception: its priority, the reason, when it is due, whose it is and where, and a way to acknowledge it. */
export function ExceptionRow({
  item,
  acknowledged,
  onAcknowledge,
  onUndo,
}: {
  item: ExceptionItem;
  acknowledged: boolean;
  onAcknowledge: () => void;
  onUndo: () => void;
}) {
  const act = acknowledged ? undoWords : acknowledgeWords;
  return (
    <>
      <VirtualCell narrow="max-xl:order-2 max-xl:text-right">
        <Badge tone={tones[item.priority]}>{priorityWords[item.priority]}</Badge>
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-3 max-xl:col-span-2">
        <span className="block font-medium">{item.reason}</span>
        <Detail item={item} />
      </VirtualCell>
      <VirtualCell narrow="max-xl:order-4">{item.due && <Due due={item.due} />}</VirtualCell>
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
          aria-label={`${act}: ${item.number}, ${item.reason}`}
          onClick={acknowledged ? onUndo : onAcknowledge}
        >
          {act}
        </Button>
      </VirtualCell>
    </>
  );
}

/** What to do, why it is not judged, and how old the data is. */
function Detail({ item: { next, withheld, asked } }: { item: ExceptionItem }) {
  if (next === null && withheld === null && asked === null) return null;
  return (
    <span className="block text-xs text-ink-soft first-letter:uppercase">
      {next}
      {next !== null && (withheld !== null || asked !== null) && ' · '}
      {withheld ??
        (asked && (
          <>
            {checkedWords[asked.who]} <Freshness at={asked.at} />
          </>
        ))}
    </span>
  );
}

function Due({ due }: { due: ExceptionDue }) {
  const date = due.kind === 'moment' ? <Time moment={due.moment} /> : <InstantTime at={due.at} />;
  return (
    <>
      {due.words !== null && <span className="block font-medium first-letter:uppercase">{due.words}</span>}
      <span className="block text-xs text-ink-soft">
        {due.label} {date}
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
