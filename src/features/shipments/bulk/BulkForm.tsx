import { useMemo, useState } from 'react';
import {
  type BulkChange,
  type BulkPlan,
  type BulkSubject,
  type LabelAction,
  labelActions,
  labelFields,
  planBulkChange,
} from '#/domain/list/bulkChange.ts';
import { planFieldChange } from '#/domain/list/bulkField.ts';
import { addLabels } from '#/domain/records/labels.ts';
import { type TokenDraft, TokenField } from '#/parts/TokenField.tsx';
import { minute } from '#/time/durations.ts';
import { formatSpan } from '#/time/relative.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/RadioGroup.tsx';
import { FieldChangeForm } from './FieldChangeForm.tsx';
import { PresentLabels } from './PresentLabels.tsx';
import { Preview } from './Preview.tsx';
import { useBegin } from './useBegin.ts';
import { useFieldChange } from './useFieldChange.ts';
import * as words from './words.ts';

const nothingPlanned: BulkPlan = { writes: [], unchanged: 0 };
const noDraft: TokenDraft = { tokens: [], text: '' };

/** What is to change, and what of that will. Nothing is sent before the button is pressed. */
export function BulkForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const [what, setWhat] = useState<words.BulkSort>('refNumbers');
  const [action, setAction] = useState<LabelAction>('add');
  const [isTracked, setTracked] = useState(false);
  const [draft, setDraft] = useState(noDraft);
  const { begin, durationOf } = useBegin();

  const field = useFieldChange(what === 'field');
  const labels = addLabels(draft.tokens, draft.text).labels;
  const change: BulkChange | null =
    what === 'field'
      ? null
      : what === 'tracking'
        ? { kind: 'tracking', isTracked }
        : { kind: 'labels', field: what, action, labels };
  const isComplete = change
    ? change.kind === 'tracking' || action === 'replace' || labels.length > 0
    : field.change !== null;
  const key = JSON.stringify([change, field.change]);
  const held = field.held?.fields;
  const plan = useMemo(() => {
    if (change) return planBulkChange(subjects, change);
    return field.change ? planFieldChange(subjects, field.change, held ?? []) : nothingPlanned;
    // What is typed is planned anew, not every drawing of the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the change is
  }, [subjects, held, key]);
  const record = words.recordOf(what, field.definition);
  const name = change ? words.changeWords(change) : field.change && words.fieldChangeWords(field.change);
  const takes = durationOf(plan.writes.length);

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && name !== null && plan.writes.length > 0)
          begin(plan.writes, { name, undoes: false });
      }}
    >
      <RadioGroup
        label={words.whatToChange}
        value={what}
        options={[...labelFields, 'field' as const, 'tracking' as const].map((value) => ({
          value,
          label: words.fieldNames[value],
        }))}
        onChange={setWhat}
      />
      {what === 'field' ? (
        <FieldChangeForm draft={field} />
      ) : what === 'tracking' ? (
        <>
          <RadioGroup
            label={words.trackingAction}
            value={isTracked ? 'resume' : 'stop'}
            options={[
              { value: 'stop', label: words.stopTracking },
              { value: 'resume', label: words.resumeTracking },
            ]}
            onChange={(value) => setTracked(value === 'resume')}
          />
          {!isTracked && <p className="text-sm text-ink-soft">{words.stopExplained}</p>}
        </>
      ) : (
        <>
          <RadioGroup
            label={words.action}
            value={action}
            options={labelActions.map((value) => ({ value, label: words.actionNames[value] }))}
            onChange={setAction}
          />
          <TokenField
            label={words.fieldNames[what]}
            inputLabel={words.labelInput(action, what)}
            draft={draft}
            onChange={setDraft}
            autoFocus
          />
          {action === 'replace' && <p className="text-sm text-ink-soft">{words.replaceExplained}</p>}
          {action === 'remove' && (
            <PresentLabels
              subjects={subjects}
              field={what}
              // A label of the service may hold a comma, and is taken whole.
              onChoose={(label) => setDraft({ ...draft, tokens: [...new Set([...draft.tokens, label])] })}
            />
          )}
        </>
      )}
      {isComplete && (
        <>
          <p role="status" className="text-sm font-medium">
            {words.willChange(record, plan.writes.length, plan.unchanged)}
          </p>
          {plan.writes.length > 0 && <Preview writes={plan.writes} />}
          {takes >= minute && <p className="text-sm text-ink-soft">{words.takes(formatSpan(takes) ?? '')}</p>}
        </>
      )}
      <Button type="submit" look="primary" disabled={!isComplete || plan.writes.length === 0}>
        {isComplete ? words.begin(record, plan.writes.length) : words.change}
      </Button>
    </form>
  );
}
