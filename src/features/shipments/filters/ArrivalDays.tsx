import { useId } from 'react';
import { type ArrivalPreset, arrivalPresets, isWindow } from '#/domain/arrival/presets.ts';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { FacetLink } from './FacetLink.tsx';
import { withWindow } from '#/domain/list/filterLinks.ts';
import { OwnDays } from './OwnDays.tsx';

/** On which days the ship arrives, by the calendar of the port of discharge. */
export function ArrivalDays({
  window,
  counts,
}: {
  window: ArrivalWindow;
  /** How many each preset would leave, by its label; null before anything has been read. */
  counts: ReadonlyMap<string, number> | null;
}) {
  const heading = useId();
  const chosen = arrivalPresets.find((preset) => isWindow(preset, window));
  const next = (preset: ArrivalPreset) => (preset === chosen ? {} : preset);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        Arrival day
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
      <OwnDays window={window} startOpen={!chosen && Boolean(window.from ?? window.to)} />
    </section>
  );
}
