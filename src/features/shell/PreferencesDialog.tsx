import { Link } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { accountPages } from './navPages.ts';
import { ChoiceLine, PreferenceGroup, PreferenceLine } from './PreferenceLine.tsx';
import {
  themeLabel,
  timesLabel,
  densityOptions,
  distanceOptions,
  firstPageOptions,
  motionOptions,
  paletteOptions,
  preferenceLabels as words,
  weightOptions,
  dateOrderOptions,
  hoursOptions,
  secondClockOptions,
} from './preferenceWords.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TimeDisplaySwitch } from './TimeDisplaySwitch.tsx';
import { preferencesTitle } from './words.ts';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' ').replaceAll('/', ' / '),
}));

const busan = readZone('Asia/Seoul') ?? utc;

/** All that the user of this device can choose. Every choice is in force at once, in every window of this device. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const chosen = usePreferences();
  const { choose } = chosen;
  return (
    <Dialog title={preferencesTitle} onClose={onClose}>
      <div className="space-y-5 overflow-y-auto p-4">
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
          <PreferenceLine label={themeLabel}>
            <ThemeSwitch />
          </PreferenceLine>
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
            options={firstPageOptions}
            onChange={(page) => choose({ firstPage: page })}
          />
        </PreferenceGroup>
        <PreferenceGroup title={words.more}>
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {accountPages.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onClose}
                  className="flex items-center py-2 font-medium underline underline-offset-2 max-md:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </PreferenceGroup>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p className="text-xs text-ink-soft">{words.stored}</p>
          <Button onClick={chosen.reset}>{words.reset}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** How times and dates are written, and an example of it. */
function TimePreferences() {
  const { timeDisplay, zone, secondClock, secondZone, hours, dateOrder, choose } = usePreferences();
  const now = instant(useNow(minute));
  return (
    <PreferenceGroup title={words.times}>
      <PreferenceLine label={timesLabel}>
        <TimeDisplaySwitch />
        {timeDisplay === 'zone' && (
          <ZoneSelect label={words.zone} value={zone} onChange={(chosen) => choose({ zone: chosen })} />
        )}
      </PreferenceLine>
      <PreferenceLine label={words.secondClock}>
        <Select
          label={words.secondClock}
          value={secondClock}
          options={secondClockOptions}
          onChange={(chosen) => choose({ secondClock: chosen })}
        />
        {secondClock === 'zone' && (
          <ZoneSelect
            label={words.secondZone}
            value={secondZone}
            onChange={(chosen) => choose({ secondZone: chosen })}
          />
        )}
      </PreferenceLine>
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
        <Time moment={{ kind: 'zoned', at: now, zone: busan, zoneNote: null }} />
      </PreferenceLine>
    </PreferenceGroup>
  );
}

/** Any time zone that this browser knows, by the name of a city. */
function ZoneSelect({
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
    <Select<string>
      label={label}
      value={value}
      options={options}
      onChange={(name) => {
        const zone = readZone(name);
        if (zone) onChange(zone);
      }}
    />
  );
}
