import { Link } from '@tanstack/react-router';
import type { Contact } from '#/domain/contacts/contact.ts';
import { openState } from '#/domain/contacts/hours.ts';
import type { FleetPerformance } from '#/domain/performance/performance.ts';
import type { ExpectedCall } from '#/domain/profile/calls.ts';
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
import { classes } from '#/ui/classes.ts';
import { describeOpen } from '#/wording/contactMatch.ts';
import { roleLabels } from '#/wording/contacts.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { describeRange } from '#/wording/usualDelay.ts';
import { vesselName } from '#/wording/vessels.ts';
import * as words from './words.ts';

const cell = 'px-2 py-2 text-left align-baseline';

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
  // What the page is about needs no column.
  const shown = (['vessel', 'port', 'eta', 'containers'] as const).filter((heading) => heading !== kind);
  return (
    <Section title={words.callsTitle} level={2}>
      {calls.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noCalls}</p>
      ) : (
        <div className="card overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="border-b border-line bg-raised text-xs text-ink-soft">
              <tr>
                {shown.map((heading) => (
                  <th
                    key={heading}
                    scope="col"
                    className={classes(
                      'px-2 py-1 font-medium',
                      heading === 'containers' ? 'text-right whitespace-nowrap' : 'text-left',
                    )}
                  >
                    {words.headings[heading]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {calls.map((call) => (
                <tr key={call.key}>
                  {kind !== 'vessel' && (
                    <th scope="row" className={`${cell} font-medium`}>
                      <ProfileLink subject={profileSubject('vessel', call.podVessel)}>
                        {vesselName(call.vessel)}
                      </ProfileLink>
                      {call.voyage !== null && (
                        <span className="ml-2 font-normal whitespace-nowrap text-ink-soft">
                          {call.voyage}
                        </span>
                      )}
                    </th>
                  )}
                  {kind !== 'port' && (
                    <td className={cell}>
                      <ProfileLink subject={profileSubject('port', call.pod)}>
                        {placeName(call.port) ?? call.pod}
                      </ProfileLink>
                    </td>
                  )}
                  <td className={cell}>
                    <TimeRange from={call.from} to={call.to} />
                    {hasPassed(call.to, now) && <span className="text-attention">, {words.overdue}</span>}
                  </td>
                  <td className="px-2 py-2 text-right align-baseline tabular-nums">
                    <FigureLink figure={call}>{formatCount(call.count)}</FigureLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {calls.some(({ from, to }) => from !== to) && (
        <p className="text-xs text-ink-soft">{words.callsIntro}</p>
      )}
      {withoutCall > 0 && <p className="text-xs text-ink-soft">{words.withoutCall(withoutCall)}</p>}
    </Section>
  );
}

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
