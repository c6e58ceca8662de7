import type { ReactNode } from 'react';
import type { Facility, Place } from '#/domain/records/place.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { PassedNote } from '#/parts/PassedNote.tsx';
import { PlaceName } from '#/parts/PlaceName.tsx';
import { Time } from '#/parts/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

interface Reported {
  readonly words: string;
  readonly moment: Moment | null;
  /** It happened, also where no time is reported. */
  readonly isReached?: boolean;
}

interface RouteStopProps {
  readonly title: string;
  /** The fact in the ledger that its date states. */
  readonly of: string;
  readonly place: Place | null;
  readonly facility?: Facility | null;
  readonly actual: Reported;
  readonly expected: Reported;
  readonly tracking: CarrierTracking;
  readonly children?: ReactNode;
}

/** One place of the route. What has happened and what is estimated differ in words, not by looks alone. */
export function RouteStop(props: RouteStopProps) {
  const { title, of, place, facility = null, actual, expected, tracking, children } = props;
  const done = actual.moment !== null || actual.isReached === true;
  const { words: what, moment } = done ? actual : expected;
  return (
    <li className="relative min-w-0 space-y-0.5 px-4 py-3">
      <p className="eyebrow flex items-center gap-1.5">
        <span
          aria-hidden
          className={classes(
            'size-2 rounded-full border-2',
            done ? 'border-vessel bg-vessel' : 'border-line-strong',
          )}
        />
        {title}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">
          <PlaceName place={place} />
        </span>
        {facility?.name && <span className="text-sm text-ink-soft">{facility.name}</span>}
      </p>
      <p className="text-sm">
        <span className={done ? 'font-medium' : 'text-ink-soft'}>
          {moment ? what : done ? words.dateNotReported(what) : words.notReported(what)}
        </span>
        {moment && (
          <>
            {' '}
            <Time moment={moment} />
          </>
        )}
        {!done && <PassedNote expected={moment} tracking={tracking} />}
        {moment && (
          <>
            {' '}
            <DateSources of={of} moment={moment} />
          </>
        )}
      </p>
      {children}
    </li>
  );
}
