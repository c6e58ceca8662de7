import { usePreferences } from '#/device/preferences.ts';
import { Time } from '#/parts/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { Select } from '#/ui/Select.tsx';
import { useNow } from '#/ui/useNow.ts';
import { timesLabel } from './displayWords.ts';
import { ChoiceLine, PreferenceGroup, PreferenceLine } from './PreferenceLine.tsx';
import {
  dateOrderOptions,
  hoursOptions,
  preferenceWords as words,
  secondClockOptions,
} from './preferenceWords.ts';
import { TimeDisplaySwitch } from './TimeDisplaySwitch.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

const busan = readZone('Asia/Seoul') ?? utc;

/** How times and dates are written, and an example of it. */
export function TimePreferences() {
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
