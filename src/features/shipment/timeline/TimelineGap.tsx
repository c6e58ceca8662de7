import { type Gap, type GapKind } from '#/domain/timeline/gaps.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { TimelineLine } from './TimelineLine.tsx';

const kindWords: Record<GapKind, string> = {
  loading: 'out for loading',
  dwell: 'dwell',
  sea: 'at sea',
  aboard: 'aboard',
  rail: 'on rail',
  train: 'on the train',
  stop: 'stop',
  out: 'out until the empty return',
};

const basisWords: Record<Gap['basis'], string> = {
  actual: '',
  expected: ', expected',
  mixed: ', counted to an estimate',
};

/** `dwell at Tanger Med`, `at sea`: what the container did, and where if it stayed. */
export function gapWords(kind: GapKind, at: TransportEvent): string {
  const stays = kind === 'dwell' || kind === 'stop';
  const place = stays ? (at.place?.name ?? at.place?.locode ?? at.locode) : null;
  return place === null ? kindWords[kind] : `${kindWords[kind]} at ${place}`;
}

/** The time between two steps of the journey, and what it was spent on. */
export function TimelineGap({ gap, to }: { gap: Gap; to: TransportEvent }) {
  return (
    <TimelineLine line="on" dashed={gap.basis !== 'actual'}>
      <span />
      <p className="text-xs text-ink-soft">
        <span aria-hidden className="mr-1 text-ink-faint">
          ↓
        </span>
        {gap.words}
      </p>
      <p className="text-xs text-ink-soft">
        {gapWords(gap.kind, to)}
        {basisWords[gap.basis]}
      </p>
    </TimelineLine>
  );
}
