import { placeName } from '#/domain/records/placeName.ts';
import { isDeparture } from '#/domain/status/eventMeaning.ts';
import type { Located } from '#/domain/timeline/events.ts';
import type { Gap, GapKind } from '#/domain/timeline/gaps.ts';
import type { ToGo } from '#/domain/timeline/rows.ts';
import type { GapRow, NowRow } from '#/domain/timeline/timeline.ts';
import { colon } from '#/language/punctuation.ts';
import type { Span } from '#/time/span.ts';
import { describeSpan, describeSpanToGo } from './spans.ts';

const stays: Record<GapKind, string> = {
  loading: 'empty out for loading',
  dwell: 'dwell',
  sea: 'at sea',
  aboard: 'on vessel',
  rail: 'on rail',
  train: 'on train',
  stop: 'stop',
  out: 'out-gated, empty not returned',
};

const bases: Record<Gap['basis'], string> = {
  actual: '',
  expected: ', estimated',
  mixed: ', end estimated',
};

const nameOf = ({ place, locode }: Located) => placeName(place) ?? locode;

/** What the container did, and where if it stayed: `dwell at Tanger Med`, `at sea`. */
function describeStay(kind: GapKind, at: Located): string {
  const place = kind === 'dwell' || kind === 'stop' ? nameOf(at) : null;
  return place === null ? stays[kind] : kind === 'dwell' ? `dwell at ${place}` : `stop at ${place}`;
}

/** What the time between two steps was spent on: `dwell at Tanger Med`, `at sea, end estimated`. */
export const describeGap = ({ gap, to }: Pick<GapRow, 'gap' | 'to'>): string =>
  describeStay(gap.kind, to) + bases[gap.basis];

/** What is said of the present, a line each: `22 d since the last event: at sea`, `about 2 d to go to Los Angeles, estimated`. */
export function describeNow({ since, silent, soFar, toGo }: NowRow): string[] {
  const last = silent ? 'No events reported yet' : formatSince(since);
  const stay = soFar && describeStay(soFar.kind, soFar.from);
  return [
    stay !== null && soFar?.span === null ? last + colon + stay : last,
    ...(stay !== null && soFar?.span ? [formatSoFar(describeSpan(soFar.span), stay)] : []),
    ...(toGo ? [formatToGo(toGo)] : []),
  ];
}

function formatSince(span: Span | null): string {
  if (span === null) return 'Time since the last event unknown';
  if (span.precision === 'days' && span.days === 0) return 'Last event today';
  const since = describeSpan(span);
  return `${since} since the last event`;
}

const formatSoFar = (length: string, stay: string): string => `${length} ${stay} so far`;

/** `about 2 d to go to Los Angeles, estimated`; before it leaves a place it is there: `about 2 d to the departure from Ningbo` */
function formatToGo({ span, next }: ToGo): string {
  const [length, place] = [describeSpanToGo(span), nameOf(next)];
  if (isDeparture(next.name))
    return `${length} to the departure${place === null ? '' : ` from ${place}`}, estimated`;
  return `${length} to go${place === null ? '' : ` to ${place}`}, estimated`;
}
