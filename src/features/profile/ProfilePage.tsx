import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useCounted } from '#/data/fleet/useCounted.ts';
import { useEtaRecord } from '#/data/fleet/useEtaRecord.ts';
import { useContacts } from '#/device/contacts.ts';
import { contactsNaming } from '#/domain/contacts/contactMatch.ts';
import type { OverviewQuestion } from '#/domain/overview/figure.ts';
import { profile } from '#/domain/profile/profile.ts';
import {
  type FigureKind,
  narrowedTo,
  type ProfileKind,
  type ProfileSubject,
  subjectOf,
} from '#/domain/profile/subject.ts';
import { imoLabel } from '#/domain/records/vessel.ts';
import { DwellTable } from '#/links/DwellTable.tsx';
import { FigureStrip } from '#/links/FigureStrip.tsx';
import { kindLabels } from '#/links/words.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { containerCount } from '#/wording/counts.ts';
import { CallsTable, ContactList, EtaRecordLines, FreeDays } from './profileParts.tsx';
import * as words from './words.ts';

export const PortPage = () => <ProfilePage kind="port" />;
export const TerminalPage = () => <ProfilePage kind="terminal" />;
export const VesselPage = () => <ProfilePage kind="vessel" />;
export const CarrierPage = () => <ProfilePage kind="carrier" />;

function ProfilePage({ kind }: { kind: ProfileKind }) {
  const { name = '' } = useParams({ strict: false });
  const subject = subjectOf(kind, name);
  // What was counted of one says nothing of the next.
  return <SubjectPage key={`${kind} ${subject.value}`} kind={kind} value={subject.value} name={name} />;
}

/** What a figure says where it is not 0: money lost, about to be lost, or good news. */
const tones: Readonly<Partial<Record<FigureKind, string>>> = {
  aboard: 'text-vessel',
  expected: 'text-vessel',
  past: 'text-problem',
  near: 'text-attention',
  hold: 'text-attention',
  overdue: 'text-attention',
  ready: 'text-ready',
};
/** Shown where there are any: most ports are for one of these. */
const seldom: readonly FigureKind[] = ['loading', 'inland', 'atDestination'];

const noTariffs = { tariffs: [], calendars: [] };

function SubjectPage({ kind, value, name }: ProfileSubject & { name: string }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data: fleet, error, isError, refetch } = useQuery(fleetQuery(api));
  const subject = useMemo((): ProfileSubject => ({ kind, value }), [kind, value]);
  // An estimate becomes overdue at any minute, here as in the list.
  const now = instant(useNow(minute));
  const shipments = fleet?.shipments;
  const question = useMemo(
    (): OverviewQuestion | null =>
      shipments
        ? { shipments, book: noTariffs, changed: null, now, today: localDay(now, viewerZone()) }
        : null,
    [shipments, now],
  );
  const found = useCounted(
    question,
    useCallback((asked: OverviewQuestion) => profile(subject, asked), [subject]),
  );
  const performance = useEtaRecord(shipments ?? null)?.performance;
  const contacts = useContacts((state) => state.contacts);

  const title = found?.label ?? name;
  const code = kind === 'vessel' && /^\d{7}$/.test(value) ? imoLabel(value) : value;
  const isPartial = fleet?.complete === false;
  const isKnown = found !== null && found.label !== null;
  const narrowed = narrowedTo(subject);
  const terminals = kind === 'terminal' ? [value] : kind === 'port' ? (found?.terminals ?? []) : [];
  const own = contactsNaming(
    contacts,
    kind === 'carrier'
      ? { carrier: { scac: value, shortName: found?.label ?? null, name: null } }
      : kind === 'vessel'
        ? {}
        : { places: [value, title] },
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto" data-scroll-restoration-id="profile">
      <title>{`${title} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold">{title}</h1>
        <p className="text-sm text-ink-soft">
          {[kindLabels[kind], code === title ? null : code].filter(Boolean).join(' · ')}
        </p>
        <CountProgress
          fleet={fleet}
          failed={isError}
          count={found?.containers ?? 0}
          counted={containerCount}
          words={words.order}
          rejected={found?.rejected}
        />
        {isKnown && (
          <div className="ml-auto flex gap-2 max-md:ml-0">
            <Link to="/map" search={narrowed} className={buttonClasses()}>
              {words.showOnMap}
            </Link>
            <Link to="/shipments" search={{ by: 'container', ...narrowed }} className={buttonClasses()}>
              {words.showInList}
            </Link>
          </div>
        )}
      </div>
      <ListNotices fleet={fleet} failure={error && describeError(error)} onRetry={() => void refetch()} />
      {isKnown && (
        <div className="space-y-4 px-4 pb-4" aria-busy={isPartial}>
          <FigureStrip
            label={words.figuresTitle}
            isPartial={isPartial}
            figures={found.figures
              .filter((figure) => figure.count > 0 || !seldom.includes(figure.kind))
              .map(({ kind: one, ...figure }) => ({
                id: one,
                ...figure,
                label: words.figureLabels[one],
                tone: tones[one] ?? 'text-ink',
              }))}
          />
          <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
            <div className="space-y-4">
              <CallsTable kind={kind} calls={found.calls} withoutCall={found.withoutCall} now={now} />
              {performance && (
                <DwellTable terminals={performance.terminals.filter(({ id }) => terminals.includes(id))} />
              )}
            </div>
            <div className="space-y-4">
              {kind !== 'vessel' && <FreeDays days={found.freeDays} />}
              {performance && <EtaRecordLines subject={subject} performance={performance} />}
              {kind !== 'vessel' && <ContactList contacts={own} />}
            </div>
          </div>
        </div>
      )}
      {found && !isKnown && !isPartial && <Unknown kind={kind} name={name} />}
      {!found && !isError && <TableSkeleton cells={['h-4 w-40', 'h-4 flex-1', 'h-4 w-32']} />}
    </div>
  );
}

function Unknown({ kind, name }: { kind: ProfileKind; name: string }) {
  const { title, text, find } = words.unknown(kind, name);
  return (
    <EmptyState heading="h2" title={title}>
      <p>{text}</p>
      <Link to="/shipments/find" search={{ q: name }} className={buttonClasses()}>
        {find}
      </Link>
    </EmptyState>
  );
}
