import { describeError } from '#/data/cache/describeError.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { tryAgain } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useLedger } from './ledgerContext.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { ledgerText } from './ledgerText.ts';
import { MissingNote } from './SourceStatements.tsx';
import * as words from './words.ts';

/** Every date of a container with its sources, to read or to copy into an e-mail. */
export function ContainerLedger({ shipment, container }: { shipment: Shipment; container: Container }) {
  const ledger = useLedger();
  const { events, raw } = useContainerEvents(container.id);
  const now = instant(useNow(minute));
  const name = words.dateSourcesOf(container.number);
  const heading = words.containerOfShipment(container.number, shipment.billOfLading);
  return (
    <section aria-label={name} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="eyebrow">{words.dateSources}</h2>
        {ledger && ledger.facts.length > 0 && (
          <CopyButton
            text={ledgerText(heading, ledger.facts, now)}
            label={words.copyDateSources}
            what={words.theDateSources}
          >
            {words.copyAsText}
          </CopyButton>
        )}
      </div>
      {!ledger && <TimelineSkeleton />}
      {events.error && (
        <ErrorPanel words={describeError(events.error)} onRetry={() => void events.refetch()} />
      )}
      <Unread count={ledger?.unread ?? 0} one="event" />
      {ledger?.missing && (
        <div className="flex flex-wrap items-center gap-1">
          <MissingNote missing={ledger.missing} />
          {ledger.missing === 'estimates' && (
            <Button look="bare" onClick={() => void raw.refetch()}>
              {tryAgain}
            </Button>
          )}
        </div>
      )}
      {ledger && ledger.facts.length > 0 && <LedgerTable label={name} facts={ledger.facts} />}
      {ledger?.facts.length === 0 && (
        <EmptyState title={words.noDates}>
          <p>{words.noDatesWhy}</p>
        </EmptyState>
      )}
    </section>
  );
}
