import { useMemo, useState, useRef } from 'react';
import {
  type BulkChange,
  type BulkPlan,
  type BulkSort,
  type BulkSubject,
  type LabelAction,
  labelActions,
  type LabelFieldName,
  labelFields,
  planBulkChange,
  type BulkWrite,
  labelsPresent,
  recordOf,
} from '#/domain/list/bulkChange.ts';
import { planFieldChange } from '#/domain/list/bulkField.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { addLabels } from '#/domain/records/labels.ts';
import { compareText } from '#/language/compareText.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { type TokenDraft, TokenField } from '#/parts/fields/TokenField.tsx';
import { minute } from '#/time/durations.ts';
import { formatSpan } from '#/time/relative.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { placeRows } from '#/ui/grid/rowPlaces.ts';
import { useVirtualRows } from '#/ui/grid/useVirtualRows.ts';
import { describeStopReason } from '#/wording/status.ts';
import { FieldChangeForm, RefreshForm, useBegin, useFieldChange } from './changeForms.tsx';
import * as words from './words.ts';

/** As many as can be looked over; others are typed. */
const limit = 12;

const nothingPlanned: BulkPlan = { writes: [], unchanged: 0 };
const noDraft: TokenDraft = { tokens: [], text: '' };

/** What is to change, and what of that will. Nothing is sent before the button is pressed. */
export function BulkForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const [what, setWhat] = useState<BulkSort | 'refresh'>('refNumbers');
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
  const record = recordOf(what === 'refresh' ? 'tracking' : what, field.definition);
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
  const labels = useMemo(() => labelsPresent(subjects, field, compareText), [subjects, field]);
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

const rowHeight = 44;

/** Every record that will change, with what is there and what it becomes. */
function Preview({ writes }: { writes: readonly BulkWrite[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => writes.map((write) => ({ id: `${write.shipment.id} ${words.writeName(write)}`, write })),
    [writes],
  );
  const places = useMemo(() => placeRows(rows.length, () => rowHeight), [rows]);
  const { drawn, height } = useVirtualRows(rows, places, viewport);
  return (
    <div
      ref={viewport}
      role="list"
      aria-label={words.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys must be able to scroll it.
      tabIndex={0}
      className="max-h-56 overflow-y-auto rounded border border-line"
    >
      <div className="relative" style={{ height }}>
        {drawn.map(({ index, key, top }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                role="listitem"
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-b border-line px-3 py-1 text-sm"
                style={{ height: rowHeight, transform: `translateY(${top}px)` }}
              >
                <p className="num truncate font-semibold">{words.writeName(row.write)}</p>
                <p className="truncate text-xs text-ink-soft">
                  <Change write={row.write} />
                </p>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function Change({ write }: { write: BulkWrite }) {
  if (write.kind === 'tracking') {
    const { stoppedReason } = write.shipment.carrierTracking;
    return write.isTracked ? describeStopReason(stoppedReason) : words.trackedNow;
  }
  const [seen, next] =
    write.kind === 'field'
      ? [<Held key="seen" field={write.seen} />, <Held key="next" field={write.next} />]
      : [words.listOf(write.seen), words.listOf(write.labels)];
  return (
    <>
      {seen} <span aria-label={words.becomes}>→</span> <span className="font-medium text-ink">{next}</span>
    </>
  );
}

const Held = ({ field }: { field: CustomField | null }) =>
  field ? <CustomFieldValue field={field} /> : words.nothing;
