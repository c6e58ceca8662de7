import { placeName } from '#/domain/records/placeName.ts';
import type { DrawnLeg, Timeline, TimelineRow } from '#/domain/timeline/timeline.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import type { SharedLeg, SharedRow } from './snapshot.ts';

/** The timeline in words. Notices are of deadlines and of what was checked, which the facts have as far as they are shared. */
export function sharedLegs({ legs }: Timeline, format: FormatOptions): SharedLeg[] {
  return legs
    .filter(({ state }) => state !== null)
    .map((leg) => ({
      title: titleOf(leg),
      places: leg.places,
      rows: leg.rows.flatMap((row) => rowOf(row, format)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function titleOf({ title, vessel }: DrawnLeg): string {
  if (!vessel) return title;
  return [title, vessel.name, vessel.voyage && `voyage ${vessel.voyage}`].filter(Boolean).join(' · ');
}

function rowOf(row: TimelineRow, format: FormatOptions): SharedRow[] {
  switch (row.kind) {
    case 'event': {
      const { state, label, when, place, locode, facility } = row;
      const where = [placeName(place) ?? locode, facility?.name].filter(Boolean).join(' · ');
      return [[state, when ? momentLine(formatMoment(when, format)) : '', label, where]];
    }
    case 'now': {
      const [first = '', ...others] = row.lines;
      return [['now', momentLine(formatInstant(row.now, format)), first, others.join('. ')]];
    }
    // What lies between two steps is seen from their times.
    case 'gap':
    case 'missing':
      return [];
  }
}
