import { useState, type ReactNode } from 'react';
import { chooseLanguage } from '#/data/cache/chooseLanguage.ts';
import { askedLanguage, chosenLanguage, pageLanguage, wasJustChosen } from '#/device/pageLanguage.ts';
import { type Theme, usePreferences } from '#/device/preferences.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { clockOptions, themeOptions } from '#/parts/preferenceOptions.ts';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { type RadioOption, RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '#/ui/icons/menuIcons.tsx';
import {
  dateOrderOptions,
  densityOptions,
  distanceOptions,
  headingsOptions,
  startPageOptions,
  hoursOptions,
  languageOptions,
  motionOptions,
  paletteOptions,
  secondClockOptions,
  weightOptions,
} from './options.ts';
import {
  headingsHint,
  intro,
  languageHint,
  languageMissing,
  languageOffline,
  preferenceLabels as words,
  reset,
  restored,
  wasReset,
} from './words.ts';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' ').replaceAll('/', ' / '),
}));

const busan = readZone('Asia/Seoul') ?? utc;

const themeIcons = { system: <ScreenIcon />, light: <SunIcon />, dark: <MoonIcon /> } as const;
const themes: readonly RadioOption<Theme>[] = themeOptions.map((option) => ({
  ...option,
  icon: themeIcons[option.value],
}));

/** All that the user of this device can choose. Every choice is in force at once, in every window of this device. */
export function PreferencesPage() {
  const chosen = usePreferences();
  const { choose } = chosen;
  const [done, setDone] = useState<Done | null>(null);
  const resetAll = () => {
    chosen.reset();
    const undo = () => {
      usePreferences.setState(chosen);
      setDone({ words: restored, undo: null });
    };
    setDone({ words: wasReset, undo });
  };
  return (
    <SettingsFrame
      title={settingsLabels.preferences}
      intro={intro}
      done={done}
      action={<Button onClick={resetAll}>{reset}</Button>}
    >
      <LanguagePreference />
      <TimePreferences />
      <PreferenceGroup title={words.units}>
        <ChoiceLine
          label={words.distance}
          value={chosen.distance}
          options={distanceOptions}
          onChange={(distance) => choose({ distance })}
        />
        <ChoiceLine
          label={words.weight}
          value={chosen.weight}
          options={weightOptions}
          onChange={(weight) => choose({ weight })}
        />
      </PreferenceGroup>
      <PreferenceGroup title={words.look}>
        <ChoiceLine
          label={words.theme}
          value={chosen.theme}
          options={themes}
          onChange={(theme) => choose({ theme })}
        />
        <ChoiceLine
          label={words.palette}
          value={chosen.palette}
          options={paletteOptions}
          onChange={(palette) => choose({ palette })}
        />
        <ChoiceLine
          label={words.density}
          value={chosen.density}
          options={densityOptions}
          onChange={(density) => choose({ density })}
        />
        <ChoiceLine
          label={words.motion}
          value={chosen.motion}
          options={motionOptions}
          onChange={(motion) => choose({ motion })}
        />
      </PreferenceGroup>
      <PreferenceGroup title={words.start}>
        <ChoiceLine
          label={words.firstPage}
          value={chosen.firstPage}
          options={startPageOptions}
          onChange={(firstPage) => choose({ firstPage })}
        />
      </PreferenceGroup>
    </SettingsFrame>
  );
}

/** The language of every screen. Another one is another build, so that the page is loaded again. */
function LanguagePreference() {
  const [isOffline, setOffline] = useState(false);
  const [isBack] = useState(wasJustChosen);
  const { headings, choose } = usePreferences();
  const chosen = chosenLanguage();
  const isMissing = askedLanguage === null && chosen !== 'browser' && chosen !== pageLanguage;
  return (
    <PreferenceGroup title={words.language}>
      <PreferenceLine label={words.language}>
        <Select
          label={words.language}
          value={chosen}
          options={languageOptions}
          // Where the keyboard was before the page was loaded again.
          autoFocus={isBack}
          onChange={(choice) => void chooseLanguage(choice).then((isLoading) => setOffline(!isLoading))}
        />
      </PreferenceLine>
      <p role="status" className="px-3 py-2 text-xs text-ink-soft">
        {isOffline ? languageOffline : isMissing ? languageMissing : languageHint}
      </p>
      {pageLanguage !== 'en' && (
        <>
          <ChoiceLine
            label={words.headings}
            value={headings}
            options={headingsOptions}
            onChange={(inFiles) => choose({ headings: inFiles })}
          />
          <p className="px-3 py-2 text-xs text-ink-soft">{headingsHint}</p>
        </>
      )}
    </PreferenceGroup>
  );
}

/** How times and dates are written, and an example of it. */
function TimePreferences() {
  const { timeDisplay, zone, secondClock, secondZone, hours, dateOrder, choose } = usePreferences();
  const now = instant(useNow(minute));
  return (
    <PreferenceGroup title={words.times}>
      <ChoiceLine
        label={words.clock}
        value={timeDisplay}
        options={clockOptions}
        onChange={(display) => choose({ timeDisplay: display })}
      />
      {timeDisplay === 'zone' && (
        <ZoneLine label={words.zone} value={zone} onChange={(chosen) => choose({ zone: chosen })} />
      )}
      <PreferenceLine label={words.secondClock}>
        <Select
          label={words.secondClock}
          value={secondClock}
          options={secondClockOptions}
          onChange={(chosen) => choose({ secondClock: chosen })}
        />
      </PreferenceLine>
      {secondClock === 'zone' && (
        <ZoneLine
          label={words.secondZone}
          value={secondZone}
          onChange={(chosen) => choose({ secondZone: chosen })}
        />
      )}
      <ChoiceLine
        label={words.hours}
        value={hours}
        options={hoursOptions}
        onChange={(chosen) => choose({ hours: chosen })}
      />
      <ChoiceLine
        label={words.dates}
        value={dateOrder}
        options={dateOrderOptions}
        onChange={(chosen) => choose({ dateOrder: chosen })}
      />
      <PreferenceLine label={words.sample}>
        <Time moment={{ kind: 'zoned', at: now, zone: busan, unknownZone: null }} />
      </PreferenceLine>
    </PreferenceGroup>
  );
}

/** Any time zone that this browser knows, by the name of a city. */
function ZoneLine({
  label,
  value,
  onChange,
}: {
  label: string;
  value: ZoneName;
  onChange: (zone: ZoneName) => void;
}) {
  // A zone may be known by a name that is not listed, such as `UTC`.
  const options = zones.some((zone) => zone.value === value) ? zones : [{ value, label: value }, ...zones];
  return (
    <PreferenceLine label={label}>
      <Select<string>
        label={label}
        value={value}
        options={options}
        onChange={(name) => {
          const zone = readZone(name);
          if (zone) onChange(zone);
        }}
      />
    </PreferenceLine>
  );
}

/** A choice with its name beside it, below it on a phone. */
function PreferenceLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <span className="text-sm">{label}</span>
      <div className="flex max-w-full flex-wrap justify-end gap-2">{children}</div>
    </div>
  );
}

/** One of a few, all in sight. */
function ChoiceLine<Value extends string>({
  label,
  ...choice
}: {
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <PreferenceLine label={label}>
      <RadioGroup label={label} {...choice} />
    </PreferenceLine>
  );
}

/** Choices that have to do with each other. */
function PreferenceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} level={2}>
      <div className="card divide-y divide-line">{children}</div>
    </Section>
  );
}
