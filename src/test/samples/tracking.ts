import type { TrackLine } from '#/domain/tracking/tracking.ts';
import { type TrackList, withLines } from '#/domain/tracking/trackList.ts';
import { instant } from '#/time/instant.ts';

/** A line that is ready to be sent. */
export function sampleLine(facts: Partial<TrackLine> = {}): TrackLine {
  return {
    id: '1',
    position: 1,
    number: 'MAEU123456789',
    type: 'bill_of_lading',
    scac: 'MAEU',
    unknownCarrier: null,
    refNumbers: [],
    tags: [],
    customerId: null,
    unknownCustomer: null,
    inference: null,
    state: { kind: 'open', anyway: false },
    ...facts,
  };
}

export function sampleList(lines: readonly Partial<TrackLine>[]): TrackList {
  const empty: TrackList = {
    id: 'list',
    name: null,
    createdAt: instant(0),
    lines: [],
    refNumbers: [],
    tags: [],
    customerId: null,
  };
  return withLines(empty, lines.map(sampleLine));
}
