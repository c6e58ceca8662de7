import { dayOfDigits, timeText } from '#/time/digits.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';

export type FileKind = 'csv' | 'xlsx' | 'ics';

/**
 * `landfall-shipments-2026-08-12-1700.csv`, with the name of the view if it has one:
 * `landfall-arriving-in-7-days-2026-08-12-1700.xlsx`. A message has its subject there. The time is that of the device,
 * since the name is for its user.
 */
export function fileName(
  kind: FileKind | 'eml' | 'html' | 'json' | 'vcf',
  view: string | null,
  now: Instant,
  viewer: ZoneName,
): string {
  const digits = wallClock(now, viewer);
  const what = (view === null ? '' : slug(view)) || 'shipments';
  return `landfall-${what}-${dayOfDigits(digits)}-${timeText(digits).replace(':', '')}.${kind}`;
}

/** A file system takes 255 bytes, and some scripts take three for a letter. */
const longestName = 60;

// Letters and digits of any script are valid on every file system; everything else becomes a hyphen.
function slug(name: string): string {
  return (
    name
      .slice(0, longestName)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join('-');
}
