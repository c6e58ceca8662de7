import { getRouteApi, Link } from '@tanstack/react-router';
import { useState, useId } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { mine, unowned } from '#/domain/cases/cases.ts';
import {
  defaultExceptionSettings,
  isDefault,
  type ExceptionSetting,
  type ExceptionSettings,
  isAllowed,
  settingLimits,
} from '#/domain/exceptions/exceptionSettings.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { compareText } from '#/language/compareText.ts';
import { formatCount } from '#/language/plural.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { Button } from '#/ui/Button.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { PopoverButton } from '#/ui/overlays/PopoverButton.tsx';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import { AcknowledgementFile } from './actions/AcknowledgementFile.tsx';
import {
  chosenCount,
  chosenKinds,
  chosenNames,
  type ExceptionCounts,
  ownerName,
} from './exceptionsSearch.ts';
import {
  countsOfConcerned,
  facetLabels,
  pageTitle,
  alertsLink,
  resetSettings,
  settingsButton,
  settingsStored,
  settingsTitle,
  settingNote,
  settingProblem,
  settingLabels,
} from './words.ts';

const route = getRouteApi('/_app/exceptions');

const ofRequests: readonly ExceptionKind[] = ['request_failed', 'request_waiting'];

interface ExceptionFiltersProps {
  readonly counts: ExceptionCounts;
  /** Whether shipments, and whether tracking requests have been read. */
  readonly known: { readonly shipments: boolean; readonly requests: boolean };
  /** Whether more may follow. */
  readonly isPartial: boolean;
}

/** A text; every kind, place, carrier and owner with its count. */
export function ExceptionFilters({ counts, known, isPartial }: ExceptionFiltersProps) {
  const search = route.useSearch();
  const countOf = (kind: ExceptionKind) =>
    known[ofRequests.includes(kind) ? 'requests' : 'shipments'] ? (counts.kind.get(kind) ?? 0) : null;
  return (
    <FilterPanel chosen={chosenCount(search)} field={<AddressFilter q={search.q} />}>
      <p className="px-2 text-xs text-ink-soft">{countsOfConcerned}</p>
      <FacetList
        title={pageTitle}
        values={exceptionKinds.map((kind) => ({
          value: kind,
          label: exceptionKindLabels[kind],
          count: countOf(kind),
        }))}
        chosen={chosenKinds(search)}
        isPartial={isPartial}
      >
        {({ next, look, content }) => (
          <Link to="/exceptions" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </FacetList>
      <NameFilter facet="place" counts={counts.place} isPartial={isPartial} />
      <NameFilter facet="carrier" counts={counts.carrier} isPartial={isPartial} />
      <NameFilter facet="owner" counts={counts.owner} isPartial={isPartial} />
    </FilterPanel>
  );
}

const isAlias = (name: string) => name === mine || name === unowned;

/** The names that rows have, the most frequent first. Nothing where there is none to choose between. */
function NameFilter({
  facet,
  counts,
  isPartial,
}: {
  facet: 'place' | 'carrier' | 'owner';
  counts: ReadonlyMap<string, number>;
  isPartial: boolean;
}) {
  const search = route.useSearch();
  const chosen = chosenNames(facet, search, counts);
  const names = [...new Set([...counts.keys(), ...chosen])].toSorted(
    (a, b) =>
      // “Mine” and “Unowned” before the names.
      Number(isAlias(b)) - Number(isAlias(a)) ||
      (counts.get(b) ?? 0) - (counts.get(a) ?? 0) ||
      compareText(a, b),
  );
  if (names.length < 2 && chosen.length === 0) return null;
  return (
    <FacetList
      title={facetLabels[facet]}
      values={names.map((name) => ({ value: name, label: ownerName(name), count: counts.get(name) ?? 0 }))}
      chosen={chosen}
      isPartial={isPartial}
    >
      {({ next, look, content }) => (
        <Link to="/exceptions" search={{ ...search, [facet]: next }} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}

/** From when on something is an exception, set for this device. What is typed counts at once. */
export function ExceptionSettingsButton() {
  const { exceptions, setExceptions } = usePreferences();
  const [open, setOpen] = useState(false);
  // Begins the fields anew.
  const [turn, setTurn] = useState(0);
  const changed = !isDefault(exceptions);
  return (
    <PopoverButton label={settingsTitle} text={settingsButton(changed)} open={open} onOpen={setOpen}>
      <div className="space-y-4 p-4 text-sm">
        <h2 className="font-semibold">{settingsTitle}</h2>
        <div key={turn} className="space-y-4">
          <SettingField setting="freeDayNearDays" settings={exceptions} onChange={setExceptions} />
          <SettingField setting="etaSlipHours" settings={exceptions} onChange={setExceptions} />
          <SettingField setting="emptyReturnDays" settings={exceptions} onChange={setExceptions} />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-xs text-ink-soft">{settingsStored}</p>
          <Button
            aria-disabled={!changed}
            className="shrink-0 aria-disabled:opacity-50"
            onClick={() => {
              setExceptions(defaultExceptionSettings);
              setTurn(turn + 1);
            }}
          >
            {resetSettings}
          </Button>
        </div>
        <AcknowledgementFile />
        <p className="border-t border-line pt-3">
          <Link to="/settings/alerts" className="font-medium underline underline-offset-2">
            {alertsLink}
          </Link>
        </p>
      </div>
    </PopoverButton>
  );
}

/** One number. While it is none that may be chosen, the field says so and the last good one stays in force. */
function SettingField({
  setting,
  settings,
  onChange,
}: {
  setting: ExceptionSetting;
  settings: ExceptionSettings;
  onChange: (settings: ExceptionSettings) => void;
}) {
  const inForce = settings[setting];
  const [draft, setDraft] = useState(String(inForce));
  const id = useId();
  const { label, unit, why } = settingLabels[setting];
  const { least, limit } = settingLimits[setting];
  const isWrong = !isAllowed(setting, wholeNumber(draft));
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={draft}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={({ target: { value } }) => {
            setDraft(value);
            const chosen = wholeNumber(value);
            if (isAllowed(setting, chosen)) onChange({ ...settings, [setting]: chosen });
          }}
          className="h-8 w-20 rounded border border-line bg-surface px-2 text-right text-sm aria-invalid:border-problem"
        />
        {unit}
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={isWrong ? 'text-xs text-problem' : 'text-xs text-ink-soft'}
      >
        {isWrong
          ? settingProblem(String(least), formatCount(limit), `${formatCount(inForce)} ${unit}`)
          : settingNote(why, defaultExceptionSettings[setting])}
      </p>
    </div>
  );
}

/** What was typed as a number; NaN where it is anything but digits. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
