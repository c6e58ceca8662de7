import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { version as fleetVersion } from '#/device/fleetRecord.ts';
import { readSnapshot, storedForm } from '#/domain/changes/reviewSnapshot.ts';
import { readRecent } from '#/domain/find/recentPages.ts';
import { readStoredSets } from '#/domain/find/storedSets.ts';
import { readHistory } from '#/domain/overview/history.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import { readHeader, readLine } from '#/domain/tracking/storedList.ts';
import { instant } from '#/time/instant.ts';
import {
  cachedFigures,
  cachedPage,
  cachedSet,
  cachedShipment,
  cachedTrackHeader,
  cachedTrackLine,
} from './samples/cached.ts';

// What a device has cached (docs/operations.md 3) is read by the next release as well. Where the shape of a record changes,
// raise its version, or see that its reader takes what was written before, and write the new fingerprint here.

interface Kind {
  /** Null where a reader takes whatever it knows of a record, of whatever release. */
  readonly version: number | null;
  readonly sample: unknown;
  /** Whether a record is read without a loss. */
  readonly isRead: (record: unknown) => boolean;
}

/** Whether all of a record comes back from its reader. */
const comesBack =
  (read: (record: unknown) => unknown) =>
  (record: unknown): boolean =>
    JSON.stringify(read(record)) === JSON.stringify(record);

const at = instant(Date.parse('2026-08-12T15:00:00Z'));
const kinds: Readonly<Record<string, Kind>> = {
  fleet: { version: fleetVersion, sample: cachedShipment, isRead: isShipment },
  lastReview: {
    version: null,
    sample: storedForm({
      cause: 'first',
      reviewedAt: at,
      shipments: new Map([['s', { reviewedAt: at, text: '{}' }]]),
      lost: 0,
    }),
    isRead: (record) => {
      const read = readSnapshot(record);
      return read !== null && comesBack(() => storedForm(read))(record);
    },
  },
  recentPages: { version: null, sample: [cachedPage], isRead: comesBack(readRecent) },
  numberSets: { version: null, sample: [cachedSet], isRead: comesBack(readStoredSets) },
  figureHistory: { version: null, sample: cachedFigures, isRead: comesBack(readHistory) },
  track: { version: null, sample: cachedTrackHeader, isRead: comesBack(readHeader) },
  trackLine: {
    version: null,
    sample: cachedTrackLine,
    isRead: comesBack((line) => readLine(line, 1)),
  },
};

const fingerprints: Readonly<Record<string, readonly [version: number | null, fingerprint: string]>> = {
  fleet: [3, 'b3130147b314'],
  lastReview: [null, 'fcd2f33758bd'],
  recentPages: [null, 'a9aac7806885'],
  numberSets: [null, '835357f632ed'],
  figureHistory: [null, 'da74dbe18bc7'],
  track: [null, 'a271eb5c3762'],
  trackLine: [null, 'fca5d9619579'],
};

/** One of each kind that a part may have instead of its own. */
const others = [undefined, null, '', 'other', 7, -0.5, true, [], {}];

/** Each part by its path, with what it may be instead. */
function* partsOf(
  { sample, isRead }: Kind,
  part: unknown = sample,
  path: readonly (string | number)[] = [],
): Generator<string> {
  const instead = others.map((other) => (isRead(withPart(sample, path, other)) ? '1' : '0')).join('');
  yield `${path.join('.')}: ${Array.isArray(part) ? 'list' : typeof part} ${instead}`;
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part))
    yield* partsOf({ version: null, sample, isRead }, value, [...path, name]);
}

function withPart(record: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(record) ? [] : {}, record);
  copy[name] = withPart(copy[name], rest, value);
  return copy;
}

describe('what a device has cached', () => {
  it.each(Object.entries(kinds))('is read whole, and has the shape of its version: %s', (name, kind) => {
    expect(kind.isRead(kind.sample)).toBe(true);
    const shape = [...partsOf(kind)].toSorted().join('\n');
    const fingerprint = createHash('sha256').update(shape).digest('hex').slice(0, 12);
    expect([kind.version, fingerprint], `the shape of ${name}`).toEqual(fingerprints[name]);
  });
});
