import { type Gap, type GapKind } from '#/domain/timelineGaps.ts';
import type { TransportEvent } from '#/domain/transportEvent.ts';
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

/** The time between two steps of the journey, and what it was spent on. */
export function TimelineGap({ gap, to }: { gap: Gap; to: TransportEvent }) {
  const stays = gap.kind === 'dwell' || gap.kind === 'stop';
  const place = stays ? (to.place?.name ?? to.place?.locode ?? to.locode) : null;
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
        {kindWords[gap.kind]}
        {place !== null && ` at ${place}`}
        {basisWords[gap.basis]}
      </p>
    </TimelineLine>
  );
}
