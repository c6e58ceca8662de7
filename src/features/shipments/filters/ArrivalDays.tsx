import { useId } from 'react';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { type ArrivalPreset, arrivalPresets, isWindow } from '#/domain/arrival/presets.ts';
import { withWindow } from '#/domain/list/filterLinks.ts';
import { filterNames } from '#/domain/list/words.ts';
import { ChooseDays } from './ChooseDays.tsx';
import { FacetLink } from './FacetLink.tsx';

/** The days of arrival, by the calendar of the port of discharge. */
export function ArrivalDays({
  window,
  counts,
}: {
  window: ArrivalWindow;
  /** How many each preset would leave, by its label; null before anything is loaded. */
  counts: ReadonlyMap<string, number> | null;
}) {
  const heading = useId();
  const chosen = arrivalPresets.find((preset) => isWindow(preset, window));
  const next = (preset: ArrivalPreset) => (preset === chosen ? {} : preset);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        {filterNames.day}
      </h2>
      <ul>
        {arrivalPresets.map((preset) => (
          <li key={preset.label}>
            <FacetLink
              label={preset.label}
              active={preset === chosen}
              count={counts && (counts.get(preset.label) ?? 0)}
              search={(search) => withWindow(search, next(preset))}
            />
          </li>
        ))}
      </ul>
      <ChooseDays window={window} startOpen={!chosen && Boolean(window.from ?? window.to)} />
    </section>
  );
}
