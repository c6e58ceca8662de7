import { Link } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/Dialog.tsx';
import { themeLabel } from './displayWords.ts';
import { accountPages } from './navPages.ts';
import { ChoiceLine, PreferenceGroup, PreferenceLine } from './PreferenceLine.tsx';
import {
  densityOptions,
  distanceOptions,
  firstPageOptions,
  motionOptions,
  paletteOptions,
  preferenceWords as words,
  weightOptions,
} from './preferenceWords.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TimePreferences } from './TimePreferences.tsx';
import { preferencesTitle } from './words.ts';

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
