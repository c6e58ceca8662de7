import { Link } from '@tanstack/react-router';
import type { Contact } from '#/domain/contacts/contact.ts';
import { openState } from '#/domain/contacts/hours.ts';
import type { FleetPerformance } from '#/domain/performance/performance.ts';
import type { ExpectedCall } from '#/domain/profile/expectedCalls.ts';
import type { FreeDayRows } from '#/domain/profile/profile.ts';
import { type ProfileKind, profileSubject, type ProfileSubject } from '#/domain/profile/subject.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { formatCount } from '#/language/plural.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { TimeRange } from '#/parts/time/TimeRange.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { systemClock } from '#/time/clock.ts';
import { formatMoment } from '#/time/format.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { describeOpen } from '#/wording/contactMatch.ts';
import { roleLabels } from '#/wording/contacts.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { describeRange } from '#/wording/usualDelay.ts';
import { vesselName } from '#/wording/vessels.ts';
import * as words from './words.ts';

/** Calls that are expected, each with the range of its ETAs and the rows behind its count. */
export function CallsTable({
  kind,
  calls,
  withoutCall,
  now,
}: {
  kind: ProfileKind;
  calls: readonly ExpectedCall[];
  /** Containers in no call. */
  withoutCall: number;
  now: Instant;
}) {
  return (
    <Section title={words.callsTitle} level={2}>
      {calls.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noCalls}</p>
      ) : (
        <div className="card overflow-x-auto">
          <Table
            look="card"
            // What the page is about needs no column.
            columns={callColumns(now).filter(({ key }) => key !== kind)}
            rows={calls}
            keyOf={({ key }) => key}
          />
        </div>
      )}
      {calls.some(({ from, to }) => from !== to) && (
        <p className="text-xs text-ink-soft">{words.callsIntro}</p>
      )}
      {withoutCall > 0 && <p className="text-xs text-ink-soft">{words.withoutCall(withoutCall)}</p>}
    </Section>
  );
}

const callColumns = (now: Instant): readonly TableColumn<ExpectedCall>[] => [
  {
    key: 'vessel',
    heading: words.headings.vessel,
    isRowName: true,
    cellLook: 'align-baseline font-medium',
    cell: ({ podVessel, vessel, voyage }) => (
      <>
        <ProfileLink subject={profileSubject('vessel', podVessel)}>{vesselName(vessel)}</ProfileLink>
        {voyage !== null && (
          <span className="ml-2 font-normal whitespace-nowrap text-ink-soft">{voyage}</span>
        )}
      </>
    ),
  },
  {
    key: 'port',
    heading: words.headings.port,
    cellLook: 'align-baseline',
    cell: ({ pod, port }) => (
      <ProfileLink subject={profileSubject('port', pod)}>{placeName(port) ?? pod}</ProfileLink>
    ),
  },
  {
    key: 'eta',
    heading: words.headings.eta,
    cellLook: 'align-baseline',
    cell: ({ from, to }) => (
      <>
        <TimeRange from={from} to={to} />
        {hasPassed(to, now) && <span className="text-attention">, {words.overdue}</span>}
      </>
    ),
  },
  {
    key: 'containers',
    heading: words.headings.containers,
    align: 'end',
    look: 'whitespace-nowrap',
    cellLook: 'align-baseline tabular-nums',
    cell: (call) => <FigureLink figure={call}>{formatCount(call.count)}</FigureLink>,
  },
];

/** More are in the list. */
const most = 12;

/** Containers by the last free day that they wait by. */
export function FreeDays({ days }: { days: readonly FreeDayRows[] }) {
  const format = useFormatOptions();
  return (
    <Section title={words.freeDaysTitle} level={2}>
      {days.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noFreeDays}</p>
      ) : (
        <ul className="card divide-y divide-line text-sm">
          {days.map(({ day, daysLeft, rows }) => (
            <li
              key={`${day} ${daysLeft}`}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-2"
            >
              <p className="w-28 font-medium">{formatMoment({ kind: 'day', day }, format).date}</p>
              <p className={`w-28 ${daysLeft < 0 ? 'text-problem' : 'text-ink-soft'}`}>
                {daysLeftCount(daysLeft)}
              </p>
              <p className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-3 gap-y-1">
                {rows.slice(0, most).map((row) => (
                  <Link
                    key={row.id}
                    to="/shipments/$shipmentId"
                    params={{ shipmentId: row.shipmentId }}
                    search={{ container: row.container }}
                    className="num underline-offset-2 hover:underline"
                  >
                    {row.number}
                  </Link>
                ))}
                {rows.length > most && (
                  <span className="text-ink-soft">{words.moreContainers(rows.length - most)}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** How arrivals of a carrier, or with a vessel, went against their original ETA. */
export function EtaRecordLines({
  subject: { kind, value },
  performance: { carriers },
}: {
  subject: ProfileSubject;
  performance: FleetPerformance;
}) {
  if (kind !== 'carrier' && kind !== 'vessel') return null;
  const lines = carriers.flatMap((carrier) => {
    const group =
      kind === 'carrier'
        ? carrier.id === value && carrier
        : carrier.parts.vessel.find(({ id }) => id === value);
    if (!group || !group.range) return [];
    const range = describeRange(group.range);
    return kind === 'carrier'
      ? words.usually(range, group.known)
      : words.usuallyOf(carrier.label, range, group.known);
  });
  return (
    <Section title={words.recordTitle} level={2}>
      <div className="space-y-1 text-sm">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lines.length === 0 && <p className="text-ink-soft">{words.noRecord}</p>}
        <Link
          to="/carriers"
          search={kind === 'carrier' ? { open: [value] } : { by: 'vessel' }}
          className="underline underline-offset-2"
        >
          {words.openRecord}
        </Link>
      </div>
    </Section>
  );
}

/** Contacts of this device that name the place or the carrier. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const now = systemClock.now();
  return (
    <Section title={words.contactsTitle} level={2}>
      {contacts.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {words.noContacts}{' '}
          <Link to="/settings/contacts" className="underline underline-offset-2">
            {words.addContact}
          </Link>
        </p>
      ) : (
        <ul className="card divide-y divide-line text-sm">
          {contacts.map((contact) => {
            const state = openState(contact, now);
            return (
              <li key={contact.id} className="flex flex-wrap gap-x-4 gap-y-1 px-3 py-2">
                <span className="font-medium">{contact.name}</span>
                <span className="text-ink-soft">
                  {[contact.company, ...contact.roles.map((role) => roleLabels[role])]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {contact.email !== '' && (
                  <a href={`mailto:${contact.email}`} className="underline underline-offset-2">
                    {contact.email}
                  </a>
                )}
                {contact.phone !== '' && <span>{contact.phone}</span>}
                {state && <span className="text-ink-soft">{describeOpen(state, now)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
