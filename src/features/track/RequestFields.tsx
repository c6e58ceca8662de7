import { type ReactNode, useId } from 'react';
import type { Party } from '#/domain/records/party.ts';
import { offeredCarriers, type TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { readNumber } from '#/domain/tracking/readNumber.ts';
import { requestTypes } from '#/domain/tracking/readType.ts';
import {
  numberFault,
  detectedLater,
  type LineFault,
  type LineField,
  type LineDraft,
  type Refusal,
} from '#/domain/tracking/tracking.ts';
import { compareText } from '#/language/compareText.ts';
import { requestTypeLabels } from '#/wording/trackColumns.ts';
import { describeFault } from '#/wording/tracking.ts';
import { detectLater, editor } from './words.ts';

const look = 'block h-8 w-full min-w-0 rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11';

/** What is wrong, and the field beside which it stands; null: with the request as a whole. */
export interface FieldFault {
  readonly field: LineField;
  readonly words: string;
}

/** The fields of a request: what, of which kind, at which carrier, with which labels. Faults stand beside their field. */
export function RequestFields({
  fields,
  faults,
  carriers,
  parties,
  onChange,
}: {
  fields: FieldsDraft;
  faults: readonly FieldFault[];
  carriers: readonly TrackingCarrier[];
  parties: readonly Party[];
  onChange: (fields: FieldsDraft) => void;
}) {
  const offered = offeredCarriers(carriers, fields.type, compareText);
  const isOffered =
    fields.scac === null || fields.scac === detectedLater || offered.some(({ scac }) => scac === fields.scac);
  const text = (label: string, field: LineField, name: 'number' | 'references' | 'tags', hint?: string) => (
    <Field label={label} field={field} faults={faults} hint={hint}>
      {(described) => (
        <input
          {...described}
          value={fields[name]}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
          className={name === 'number' ? `${look} num` : look}
        />
      )}
    </Field>
  );
  return (
    <>
      {text(editor.number, 'number', 'number')}
      <Field label={editor.type} field="type" faults={faults}>
        {(described) => (
          <select
            {...described}
            value={fields.type ?? ''}
            onChange={({ target }) =>
              onChange({ ...fields, type: requestTypes.find((type) => type === target.value) ?? null })
            }
            className={look}
          >
            <option value="">{editor.chooseType}</option>
            {requestTypes.map((type) => (
              <option key={type} value={type}>
                {requestTypeLabels[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={editor.carrier} field="carrier" faults={faults}>
        {(described) => (
          <select
            {...described}
            value={fields.scac ?? ''}
            onChange={({ target }) =>
              onChange({ ...fields, scac: target.value === '' ? null : target.value })
            }
            className={look}
          >
            <option value="">{editor.chooseCarrier}</option>
            <option value={detectedLater}>{detectLater}</option>
            {!isOffered && fields.scac !== null && <option value={fields.scac}>{fields.scac}</option>}
            {offered.map(({ scac, name }) => (
              <option key={scac} value={scac}>
                {`${name} (${scac})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {text(editor.references, 'references', 'references', editor.separated)}
      {text(editor.tags, 'tags', 'tags')}
      {parties.length > 0 && (
        <Field label={editor.customer} field="customer" faults={faults}>
          {(described) => (
            <select
              {...described}
              value={fields.customerId ?? ''}
              onChange={({ target }) =>
                onChange({ ...fields, customerId: target.value === '' ? null : target.value })
              }
              className={look}
            >
              <option value="">{editor.noCustomer}</option>
              {parties.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

function Field({
  label,
  field,
  faults,
  hint,
  children,
}: {
  label: string;
  field: LineField;
  faults: readonly FieldFault[];
  hint?: string | undefined;
  children: (described: Described) => ReactNode;
}) {
  const id = useId();
  const wrong = faults.filter((fault) => fault.field === field).map((fault) => fault.words);
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-note`, 'aria-invalid': wrong.length > 0 })}
      <p id={`${id}-note`} className={wrong.length > 0 ? 'text-xs text-problem' : 'text-xs text-ink-faint'}>
        {wrong.length > 0 ? wrong.join(' ') : hint}
      </p>
    </div>
  );
}

/** A request under construction, as its fields hold it. */
export interface FieldsDraft extends Pick<LineDraft, 'number' | 'type' | 'scac' | 'customerId'> {
  /** As they are typed, separated by commas. */
  readonly references: string;
  readonly tags: string;
}

export function fieldsOf({ number, type, scac, refNumbers, tags, customerId }: LineDraft): FieldsDraft {
  return { number, type, scac, customerId, references: refNumbers.join(', '), tags: tags.join(', ') };
}

export const fieldFault = (fault: LineFault | Refusal): FieldFault => ({
  field: fault.field,
  words: describeFault(fault),
});

/** What is missing or wrong in the fields; of what is only missing nothing is said before somebody has tried. */
export function draftFaults({ number, type, scac }: FieldsDraft, tried: boolean): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const code = numberFault(readNumber(number).number);
  if (code !== null && tried) faults.push(fieldFault({ code, field: 'number' }));
  if (type === null && tried) faults.push({ field: 'type', words: editor.typeMissing });
  if (scac === null && tried) faults.push({ field: 'carrier', words: editor.carrierMissing });
  return faults;
}
