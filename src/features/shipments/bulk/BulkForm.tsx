import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import {
  refreshContainersMutation,
  type Refreshed,
  beginBulkWrites,
  writeDuration,
} from '#/data/shipments/bulkWrites.ts';
import {
  type BulkChange,
  type BulkPlan,
  type BulkSubject,
  type LabelAction,
  labelActions,
  type LabelFieldName,
  labelFields,
  planBulkChange,
  type BulkWrite,
  labelsPresent,
} from '#/domain/list/bulkChange.ts';
import { planFieldChange } from '#/domain/list/bulkField.ts';
import { addLabels } from '#/domain/records/labels.ts';
import { type TokenDraft, TokenField } from '#/parts/fields/TokenField.tsx';
import { minute } from '#/time/durations.ts';
import { formatSpan } from '#/time/relative.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { type BulkRun, setBulkRun } from './bulkRun.ts';
import { FieldChangeForm, useFieldChange } from './FieldChangeForm.tsx';
import { Preview } from './Preview.tsx';
import * as words from './words.ts';

/** As many as can be looked over; others are typed. */
const limit = 12;

const nothingPlanned: BulkPlan = { writes: [], unchanged: 0 };
const noDraft: TokenDraft = { tokens: [], text: '' };

/** What is to change, and what of that will. Nothing is sent before the button is pressed. */
export function BulkForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const [what, setWhat] = useState<words.BulkSort | 'refresh'>('refNumbers');
  const [action, setAction] = useState<LabelAction>('add');
  const [isTracked, setTracked] = useState(false);
  const [draft, setDraft] = useState(noDraft);
  const { begin, durationOf } = useBegin();

  const field = useFieldChange(what === 'field');
  const labels = addLabels(draft.tokens, draft.text).labels;
  const change: BulkChange | null =
    what === 'field' || what === 'refresh'
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
  const record = what === 'refresh' ? '' : words.recordOf(what, field.definition);
  const name = change
    ? words.describeChange(change)
    : field.change && words.describeFieldChange(field.change);
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
        options={[
          ...[...labelFields, 'field' as const, 'tracking' as const].map((value) => ({
            value,
            label: words.fieldNames[value],
          })),
          { value: 'refresh', label: words.refresh },
        ]}
        onChange={setWhat}
      />
      {what === 'refresh' ? (
        <RefreshForm subjects={subjects} />
      ) : what === 'field' ? (
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
      {isComplete && what !== 'refresh' && (
        <>
          <p role="status" className="text-sm font-medium">
            {words.willChange(record, plan.writes.length, plan.unchanged)}
          </p>
          {plan.writes.length > 0 && <Preview writes={plan.writes} />}
          {takes >= minute && <p className="text-sm text-ink-soft">{words.takes(formatSpan(takes) ?? '')}</p>}
        </>
      )}
      {what !== 'refresh' && (
        <Button type="submit" look="primary" disabled={!isComplete || plan.writes.length === 0}>
          {isComplete ? words.begin(record, plan.writes.length) : words.change}
        </Button>
      )}
    </form>
  );
}

/** The labels that are there, to choose those that go. */
function PresentLabels({
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
      {labels.slice(0, limit).map(({ label, count }) => (
        <Button key={label} look="bare" onClick={() => onChoose(label)} className="max-w-full">
          <span className="truncate">{words.chooseLabel(label, count)}</span>
        </Button>
      ))}
    </div>
  );
}

/** Asks the sources of the selected containers again, and says what the service made of it. */
function RefreshForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { mutate, data, isPending } = useMutation(refreshContainersMutation(api, useQueryClient()));
  const ids = [...new Set(subjects.flatMap(({ containerIds }) => containerIds))];
  return (
    <>
      <p className="text-sm text-ink-soft">{words.refreshExplained}</p>
      {data && <Outcome refreshed={data} total={ids.length} />}
      <Button look="primary" disabled={isPending || ids.length === 0} onClick={() => mutate(ids)}>
        {isPending ? words.refreshing : words.refreshContainers(ids.length)}
      </Button>
    </>
  );
}

function Outcome({
  refreshed: { count, messages, failure },
  total,
}: {
  refreshed: Refreshed;
  total: number;
}) {
  const why = failure === null ? null : describeError(failure);
  return (
    <>
      {count > 0 && (
        <p role="status" className="text-sm font-medium">
          {[words.refreshed(count, total), ...messages].join(' ')}
        </p>
      )}
      {why && (
        <p role="alert" className="text-sm break-words text-problem">
          {words.notRefreshed(total - count)} {why.title}. {why.why}
        </p>
      )}
    </>
  );
}

const route = getRouteApi('/_app/shipments');

/** How to begin a bulk change, and how long one takes. */
export function useBegin() {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return {
    begin: (writes: readonly BulkWrite[], run: Omit<BulkRun, 'batch'>) =>
      setBulkRun({ ...run, batch: beginBulkWrites(api, client, writes) }),
    durationOf: (writes: number) => writeDuration(writes, api.requestsPerMinute),
  };
}
