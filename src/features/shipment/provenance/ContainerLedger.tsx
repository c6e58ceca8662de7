import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { useLedger } from './ledgerContext.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { ledgerText } from './ledgerText.ts';
import { MissingNote } from './ProofStatements.tsx';
import { Unread } from '#/parts/Unread.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { useNow } from '#/ui/useNow.ts';
import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { useJourney } from '#/features/shipment/timeline/useJourney.ts';

const minute = 60_000;

/** Every date of a container with all that is told of it, to read or to copy into an e-mail. */
export function ContainerLedger({ shipment, container }: { shipment: Shipment; container: Container }) {
  const ledger = useLedger();
  const { events, raw, unread } = useJourney(shipment, container);
  const now = instant(useNow(minute));
  const name = `Proof of every date of ${container.number}`;
  const heading = `Container ${container.number}, shipment ${shipment.billOfLading}`;
  return (
    <section aria-label={name} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="eyebrow">Proof of every date</h2>
        {ledger && ledger.facts.length > 0 && (
          <CopyButton
            text={ledgerText(heading, ledger.facts, now)}
            label="Copy as text: the proof of every date"
            what="the proof of every date"
          >
            Copy as text
          </CopyButton>
        )}
      </div>
      {!ledger && <TimelineSkeleton />}
      {events.error && <ErrorPanel words={errorWords(events.error)} onRetry={() => void events.refetch()} />}
      <Unread count={unread} one="event" />
      {ledger?.missing && (
        <div className="flex flex-wrap items-center gap-1">
          <MissingNote missing={ledger.missing} />
          {ledger.missing === 'estimates' && (
            <Button look="bare" onClick={() => void raw.refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
      {ledger && ledger.facts.length > 0 && <LedgerTable label={name} facts={ledger.facts} />}
      {ledger?.facts.length === 0 && (
        <EmptyState title="No dates yet">
          <p>Neither the carrier nor a terminal has told a date of this container.</p>
        </EmptyState>
      )}
    </section>
  );
}
