import { type ReactNode, useState } from 'react';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { LabelField } from '#/features/shipment/labels/LabelField.tsx';
import { references, tags } from '#/features/shipment/labels/words.ts';
import { Neighbours } from '#/features/shipment/neighbours/Neighbours.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { findLink } from '#/parts/messages/findLink.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { LabelText } from './labels/LabelText.tsx';
import * as words from './words.ts';

const ShareDialog = lazyPart(() => import('./share/ShareDialog.tsx'), 'ShareDialog');
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
      <span>{carrierName(carrier) ?? words.carrierNotReported}</span>
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
        <ShareDialog shipment={shipment} container={container} at={readAt} onClose={() => setOpen(false)} />
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
