import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TrackDesk } from '#/data/trackingRequests/trackDesk.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Party } from '#/domain/records/party.ts';
import type { CarrierNames, TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { offeredCandidates } from '#/domain/tracking/inference.ts';
import {
  isEditable,
  isForPerson,
  type LineDraft,
  nextToDecide,
  stepOf,
  type TrackLine,
} from '#/domain/tracking/tracking.ts';
import { changeLine } from '#/domain/tracking/trackList.ts';
import { lineWarnings } from '#/domain/tracking/warnings.ts';
import {
  draftFaults,
  fieldFault,
  type FieldsDraft,
  fieldsOf,
  RequestFields,
} from '#/features/track/RequestFields.tsx';
import { editor, describeLeftOut } from '#/features/track/words.ts';
import { stop } from '#/language/punctuation.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { describeLineWarning } from '#/wording/tracking.ts';

const maxKeys = 5;

/**
 * One row, to correct or to decide. A digit takes a carrier that the service proposes and goes on to the next row that
 * has to be decided; so does saving.
 */
export function RowEditor({
  desk,
  line,
  lines,
  names,
  carriers,
  parties,
  onOpen,
}: {
  desk: TrackDesk;
  line: TrackLine;
  lines: readonly TrackLine[];
  names: CarrierNames;
  carriers: readonly TrackingCarrier[];
  parties: readonly Party[];
  onOpen: (position: number | null) => void;
}) {
  const [fields, setFields] = useState<FieldsDraft>(() => fieldsOf(line));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const step = stepOf(line);
  const candidates = offeredCandidates(line.inference).slice(0, maxKeys);
  const mayChange = isEditable(line);
  const refusals = line.state.kind === 'refused' ? line.state.faults.map(fieldFault) : [];
  const faults = [...draftFaults(fields, tried || step === 'correct'), ...(tried ? [] : refusals)];
  const left = lines.filter((one) => one.position !== line.position && isForPerson(one)).length;

  // The next row comes with its own form: the keyboard goes on where it decides.
  useEffect(() => {
    const at =
      form.current?.querySelector<HTMLElement>('[data-first]') ?? form.current?.querySelector('input');
    at?.focus({ preventScroll: true });
  }, []);

  const goOn = () => onOpen(nextToDecide(lines, line.position)?.position ?? null);
  const save = (draft: FieldsDraft) => {
    setFields(draft);
    setTried(true);
    if (draftFaults(draft, true).length > 0) return;
    const next: LineDraft = {
      number: draft.number,
      type: draft.type,
      scac: draft.scac,
      refNumbers: addLabels([], draft.references).labels,
      tags: addLabels([], draft.tags).labels,
      customerId: draft.customerId,
    };
    desk.edit(line, next);
    goOn();
  };
  const omit = () => {
    desk.store.update((list) =>
      changeLine(list, line.position, (now) =>
        isEditable(now) ? { ...now, state: { kind: 'leftOut', why: { kind: 'user' } } } : now,
      ),
    );
    goOn();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onOpen(null);
      return;
    }
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const candidate = /^[1-5]$/.test(event.key) ? candidates[Number(event.key) - 1] : undefined;
    if (!candidate || !mayChange || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    save({ ...fields, scac: candidate.scac });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys come up from its controls.
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      className="card w-full shrink-0 space-y-3 self-start p-4 text-sm lg:max-h-full lg:w-88 lg:overflow-y-auto print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChange) save(fields);
      }}
      onKeyDown={press}
    >
      <div className="flex items-center gap-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {editor.title(line)}
        </h2>
        <p className="text-ink-soft">{editor.left(left)}</p>
        <Button look="bare" aria-label={editor.close} className="ml-auto" onClick={() => onOpen(null)}>
          <CloseIcon />
        </Button>
      </div>
      {line.state.kind === 'leftOut' && (
        <p className="text-ink-soft">
          {describeLeftOut(line.state.why)}
          {stop}
          {editor.anyway}
        </p>
      )}
      {faults
        .filter(({ field }) => field === null)
        .map((fault) => (
          <p key={fault.words} role="alert" className="text-problem">
            {fault.words}
          </p>
        ))}
      {lineWarnings({ ...line, number: fields.number, type: fields.type, scac: fields.scac }, names).map(
        (warning) => (
          <p key={warning.code} className="text-attention">
            {describeLineWarning(warning)}
          </p>
        ),
      )}
      {mayChange ? (
        <>
          {candidates.length > 0 && (
            <div role="group" aria-label={editor.candidates} className="space-y-1">
              {candidates.map(({ scac, name, confidence }, at) => (
                <button
                  key={scac}
                  type="button"
                  data-first={at === 0 && step !== 'correct' ? '' : undefined}
                  aria-keyshortcuts={String(at + 1)}
                  aria-pressed={fields.scac === scac}
                  className={classes(
                    'flex min-h-9 w-full items-center gap-2 rounded border px-3 text-left max-md:min-h-11',
                    fields.scac === scac ? 'border-accent bg-accent-wash' : 'border-line hover:bg-hover',
                  )}
                  onClick={() => save({ ...fields, scac })}
                >
                  <kbd className="num rounded border border-line px-2 text-xs text-ink-soft">{at + 1}</kbd>
                  <span className="min-w-0 flex-1 truncate font-medium">{name ?? scac}</span>
                  <span className="num text-ink-soft">
                    {confidence === null ? scac : editor.confidence(confidence)}
                  </span>
                </button>
              ))}
            </div>
          )}
          <RequestFields
            fields={fields}
            faults={faults}
            carriers={carriers}
            parties={parties}
            onChange={setFields}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary">
              {editor.save}
            </Button>
            <Button onClick={goOn}>{editor.skip}</Button>
            <Button onClick={omit}>{editor.omit}</Button>
          </div>
          {candidates.length > 0 && <p className="text-xs text-ink-faint">{editor.keys}</p>}
        </>
      ) : (
        <p className="text-ink-soft">{editor.locked}</p>
      )}
    </form>
  );
}
