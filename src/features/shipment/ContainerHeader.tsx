import { Link } from '@tanstack/react-router';
import { type ReactNode, useState, type KeyboardEvent, useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { carrierSubject } from '#/domain/profile/subject.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { findLink } from '#/parts/messages/findLink.ts';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/looks.ts';
import { minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { containerName } from '#/wording/containerName.ts';
import { containerCount } from '#/wording/counts.ts';
import { formatEquipment } from '#/wording/equipment.ts';
import { describeHeadline, describeReason } from '#/wording/verdict.ts';
import { LabelField } from './labels/LabelField.tsx';
import { LabelText } from './labels/LabelText.tsx';
import { references, tags } from './labels/words.ts';
import { Neighbours } from './neighbours/Neighbours.tsx';
import * as words from './words.ts';

const ShareShipment = lazyPart(() => import('./share/ShareShipment.tsx'), 'ShareShipment');
const EvidenceDialog = lazyPart(() => import('./evidence/EvidenceDialog.tsx'), 'EvidenceDialog');

/** What the page is about: the number that was asked for, and whose it is. */
export function ContainerHeader(props: ContainerHeaderProps) {
  // On a phone the strip stands between the two: the page lays them out itself.
  return (
    <header className="contents">
      <Title {...props} />
      <ShipmentLine {...props} />
    </header>
  );
}

interface ContainerHeaderProps {
  readonly shipment: Shipment;
  /** Null for a booking that names no containers: then its own number is the title. */
  readonly container: Container | null;
  readonly age: ReactNode;
  /** When the record was loaded; null while it is loading. */
  readonly readAt: Instant | null;
}

function Title({ shipment, container }: Pick<ContainerHeaderProps, 'shipment' | 'container'>) {
  const { id, billOfLading, containers } = shipment;
  const equipment = container && formatEquipment(container);
  return (
    <div className="flex items-center justify-between gap-x-4 max-md:-order-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="num text-title font-semibold break-all">
          {container ? containerName(container) : billOfLading}
        </h1>
        {equipment !== null && <span className="text-sm text-ink-soft max-md:hidden">{equipment}</span>}
      </div>
      <Neighbours shipmentId={id} container={container ? containerInAddress(container, containers) : null} />
    </div>
  );
}

/** Bill, carrier, customer, references and tags; ways to hand it on, and the age of the record. */
function ShipmentLine({ shipment, container, age, readAt }: ContainerHeaderProps) {
  const { billOfLading, carrier, customerName } = shipment;
  const number = container ? container.number.trim() : billOfLading;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft md:-mt-2">
      {container && (
        <span>
          {words.bill} <span className="num font-semibold text-ink">{billOfLading}</span>
        </span>
      )}
      <ProfileLink subject={carrierSubject(carrier)}>
        {carrierName(carrier) ?? words.carrierNotReported}
      </ProfileLink>
      {customerName !== null && <span>{customerName}</span>}
      <span className="flex flex-wrap items-center gap-x-2 max-md:basis-full md:contents">
        <ShipmentLabels shipment={shipment} field="refNumbers" />
        <ShipmentLabels shipment={shipment} field="tags" />
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-1">
        {number !== '' && (
          <span className="flex flex-wrap justify-end print:hidden">
            <CopyButton text={number} label={words.copyNumber(number)} look="bare">
              {words.copy}
            </CopyButton>
            <CopyButton text={findLink(number)} label={words.copyLinkTo(number)} look="bare">
              {words.copyLink}
            </CopyButton>
            <Button look="bare" onClick={() => window.print()}>
              {words.print}
            </Button>
            <ShareButton shipment={shipment} container={container} readAt={readAt} />
            {container && <EvidenceButton shipment={shipment} container={container} readAt={readAt} />}
          </span>
        )}
        {age}
      </span>
    </div>
  );
}

function ShareButton({ shipment, container, readAt }: Omit<ContainerHeaderProps, 'age'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" disabled={readAt === null} onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      {isOpen && readAt !== null && (
        <ShareShipment shipment={shipment} container={container} at={readAt} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function EvidenceButton({
  shipment,
  container,
  readAt,
}: {
  shipment: Shipment;
  container: Container;
  readAt: ContainerHeaderProps['readAt'];
}) {
  // The next answer of the service does not change what is being asked about.
  const [taken, setTaken] = useState<{ shipment: Shipment; container: Container; at: Instant } | null>(null);
  return (
    <>
      <Button
        look="bare"
        disabled={readAt === null}
        onClick={() => readAt !== null && setTaken({ shipment, container, at: readAt })}
      >
        {words.evidencePack}
      </Button>
      {taken && <EvidenceDialog {...taken} onClose={() => setTaken(null)} />}
    </>
  );
}

const labelFields = {
  refNumbers: { words: references, look: 'words' },
  tags: { words: tags, look: 'badges' },
} as const;

/** References or tags. On a phone, where both share a line, what is there speaks for itself. */
function ShipmentLabels({ shipment, field }: { shipment: Shipment; field: keyof typeof labelFields }) {
  const { words: label, look } = labelFields[field];
  const labels = shipment[field];
  return (
    <span className="min-w-0">
      <span className={classes('text-ink-faint', labels.length > 0 && 'max-md:sr-only')}>{label.name} </span>
      <LabelField
        key={shipment.id}
        target={{ kind: 'shipment', shipmentId: shipment.id, field }}
        {...label}
        labels={labels}
      >
        <LabelText labels={labels} look={look} />
      </LabelField>
    </span>
  );
}

/**
 * The containers of a shipment, each with its verdict, the selected one with what its events add. Each is a link, so that it
 * can be opened in a tab of its own; choosing one replaces the address, so that "back" leaves the shipment. Arrow keys, Home
 * and End walk through the list.
 */
export function ContainerList({ shipment, selected }: { shipment: Shipment; selected: Container }) {
  const { containers } = shipment;
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const rows = useMemo(
    () =>
      containers.map((one) => {
        const container = one.id === selected.id ? selected : one;
        return { container, verdict: tryOr(() => verdictOf({ shipment, container, now, limits }), null) };
      }),
    [containers, selected, shipment, now, limits],
  );
  return (
    <nav aria-label={words.containers} className="card overflow-hidden">
      <h2 className="eyebrow border-b border-line px-4 py-2">{containerCount(containers.length)}</h2>
      <ul className="grid max-h-52 auto-rows-min grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] overflow-y-auto">
        {rows.map(({ container, verdict }) => (
          <li key={container.id} className="-mb-px border-r border-b border-line">
            <Link
              to="/shipments/$shipmentId"
              params={{ shipmentId: shipment.id }}
              search={(search) => ({ ...search, container: containerInAddress(container, containers) })}
              replace
              resetScroll={false}
              onKeyDown={walk}
              activeOptions={{ includeSearch: true }}
              aria-current={container.id === selected.id ? 'true' : undefined}
              className={classes(
                'flex h-full min-h-9 flex-wrap items-center gap-x-3 border-l-3 px-3 py-1 -outline-offset-2 pointer-coarse:min-h-11',
                container.id === selected.id
                  ? 'border-accent bg-accent-wash'
                  : 'border-transparent hover:bg-hover',
              )}
            >
              <span className="num min-w-0 font-medium break-all">{containerName(container)}</span>
              {verdict && (
                <span className={classes('min-w-0 text-sm', verdictLooks[verdict.tone].ink)}>
                  {describeHeadline(verdict.headline)}
                </span>
              )}
              {verdict && <FreeDay {...verdict} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the clock says of it; a last free day also while it does not press, as one within which an appointment is made. */
function FreeDay({ deadline, reasons }: Pick<Verdict, 'deadline' | 'reasons'>) {
  const freeDay = reasons.find(({ code }) => code === 'freeDay');
  if (deadline) {
    return (
      <span className="text-sm">
        <DeadlineText of={deadline} isShort />
      </span>
    );
  }
  return freeDay && <span className="text-sm text-ink-soft">{describeReason(freeDay)}</span>;
}

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const next = links[lookup(steps, event.key) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
