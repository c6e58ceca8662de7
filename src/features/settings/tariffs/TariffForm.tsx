import { useTariffs } from '#/device/tariffs.ts';
import {
  chargeKinds,
  chargers,
  clockStarts,
  dayCounts,
  firstDays,
  type Tariff,
  validities,
  type WorkCalendar,
} from '#/domain/charges/tariff.ts';
import type { ChoiceField } from '#/domain/charges/tariffProblem.ts';
import { readTypedTariff, type TypedTariff } from '#/domain/charges/typedTariff.ts';
import { CheckLine } from '#/features/settings/alerts/CheckLine.tsx';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { describeEntryProblem } from '#/wording/tariffProblems.ts';
import {
  chargerLabels,
  clockLabels,
  dayCountLabels,
  fieldLabel,
  firstDayLabels,
  chargeKindLabels,
  perLabels,
  validByLabels,
} from '#/wording/tariffs.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { FieldRows } from './FieldRows.tsx';
import * as words from './words.ts';

/** Words and lengths of the interface (docs/interface.md 3.4). */
const equipmentTypes = ['dry', 'reefer', 'open top', 'flat rack', 'bulk', 'tank'];
const lengths = [10, 20, 40, 45];

/** All that can be said of a tariff. What is wrong stands above the buttons, and all that was typed stays. */
export function TariffForm(props: TypedFormProps<TypedTariff, Tariff>) {
  const calendars = useTariffs((book) => book.calendars);
  const { typed, change, text, dialog } = useTypedForm(props, readTyped, describeEntryProblem, fieldLabel);
  const isOnce = typed.per === 'container';
  const hasFreeDays = typed.clock !== 'last_free_day';

  const select = <Name extends ChoiceField>(
    name: Name,
    all: readonly TypedTariff[Name][],
    labels: Readonly<Record<TypedTariff[Name], string>>,
  ) => (
    <SelectField
      label={fieldLabel(name)}
      value={typed[name]}
      options={all.map((one) => ({ value: one, label: labels[one] }))}
      onChange={(next) => change({ [name]: next })}
    />
  );

  return (
    <FormDialog {...dialog}>
      {text('name')}
      <Pair>
        {select('kind', chargeKinds, chargeKindLabels)}
        {select('chargedBy', chargers, chargerLabels)}
      </Pair>
      <Section title={words.groups.fits}>
        <p className="text-xs text-ink-soft">{words.fitsHint}</p>
        <Pair>
          {text('scac', words.scacHint)}
          {text('port', words.portHint)}
          {text('terminal', words.terminalHint)}
          {text('contract', words.contractHint)}
        </Pair>
        <ChoiceBoxes
          label={fieldLabel('equipmentTypes')}
          options={[...new Set([...equipmentTypes, ...typed.equipmentTypes])].map((value) => ({
            value,
            label: value,
          }))}
          chosen={typed.equipmentTypes}
          onChange={(chosen) => change({ equipmentTypes: chosen })}
        />
        <ChoiceBoxes
          label={fieldLabel('lengths')}
          options={[...new Set([...lengths, ...typed.lengths])].map((value) => ({
            value,
            label: words.feet(value),
          }))}
          chosen={typed.lengths}
          onChange={(chosen) => change({ lengths: chosen })}
        />
      </Section>
      <Section title={words.groups.free}>
        <Pair>
          {select('clock', clockStarts, clockLabels)}
          {select('firstDay', firstDays, firstDayLabels)}
          {hasFreeDays && text('freeDays')}
          {hasFreeDays && select('freeCount', dayCounts, dayCountLabels)}
        </Pair>
      </Section>
      <Section title={words.groups.charge}>
        <Pair>
          {select('per', ['day', 'container'], perLabels)}
          {text('currency')}
          {select('chargedCount', dayCounts, dayCountLabels)}
        </Pair>
        {isOnce ? (
          <TextField
            label={words.amount}
            value={typed.steps[0]?.amount ?? ''}
            onChange={(amount) => change({ steps: [{ fromDay: '1', amount }, ...typed.steps.slice(1)] })}
          />
        ) : (
          <FieldRows
            title={fieldLabel('steps')}
            hint={words.stepsHint}
            row={words.step}
            add={words.addStep}
            columns={[
              { key: 'fromDay', label: words.fromDay, inputMode: 'numeric' },
              { key: 'amount', label: words.amountADay(typed.currency), inputMode: 'decimal' },
            ]}
            rows={typed.steps}
            onChange={(steps) => change({ steps })}
          />
        )}
        <SelectField
          label={fieldLabel('calendar')}
          value={typed.calendar}
          options={calendarOptions([...calendars, ...namedCalendars], typed.calendar)}
          onChange={(calendar) => change({ calendar })}
        />
      </Section>
      <Section title={words.groups.source}>
        <Pair>
          {text('validFrom', undefined, 'date')}
          {text('validThrough', undefined, 'date')}
        </Pair>
        {text('source', words.sourceHint)}
        {text('note')}
      </Section>
      <details>
        <summary className="min-h-8 cursor-pointer font-medium max-md:min-h-11">
          {words.moreConditions}
        </summary>
        {select('validBy', validities, validByLabels)}
        <CheckLine
          label={fieldLabel('throughMoves')}
          note={words.throughMovesHint}
          checked={typed.throughMoves}
          onChange={(throughMoves) => change({ throughMoves })}
        />
        <CheckLine
          label={fieldLabel('isAdditional')}
          note={words.isAdditionalHint}
          checked={typed.isAdditional}
          onChange={(isAdditional) => change({ isAdditional })}
        />
      </details>
      <div>
        <CheckLine
          label={words.on}
          note={words.isOnHint}
          checked={typed.isOn}
          onChange={(isOn) => change({ isOn })}
        />
      </div>
    </FormDialog>
  );
}

/** What is charged once has one amount, whatever else was typed before. */
const readTyped = (typed: TypedTariff) =>
  readTypedTariff(
    typed.per === 'container'
      ? { ...typed, steps: [{ fromDay: '1', amount: typed.steps[0]?.amount ?? '' }] }
      : typed,
  );

/** With the one that is named and missing here, so that it is not changed without a word. */
function calendarOptions(calendars: readonly WorkCalendar[], named: string) {
  const options = calendars.map(({ id, name }) => ({ value: id, label: name }));
  return options.some(({ value }) => value === named)
    ? options
    : [...options, { value: named, label: words.missingCalendar(named) }];
}
