import { useMemo } from 'react';
import type { BulkSubject, LabelFieldName } from '#/domain/list/bulkChange.ts';
import { labelsPresent } from '#/domain/list/labelsPresent.ts';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** As many as can be looked over; others are typed. */
const most = 12;

/** The labels that are there, to choose those that go. */
export function PresentLabels({
  subjects,
  field,
  onChoose,
}: {
  subjects: readonly BulkSubject[];
  field: LabelFieldName;
  onChoose: (label: string) => void;
}) {
  const labels = useMemo(() => labelsPresent(subjects, field), [subjects, field]);
  if (labels.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1 text-sm">
      <span className="text-ink-soft">{words.present}</span>
      {labels.slice(0, most).map(({ label, count }) => (
        <Button key={label} look="bare" onClick={() => onChoose(label)} className="max-w-full">
          <span className="truncate">{words.chooseLabel(label, count)}</span>
        </Button>
      ))}
    </div>
  );
}
