import { useId, useState } from 'react';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { type ArrivalPreset, arrivalPresets, isWindow } from '#/domain/arrival/presets.ts';
import { withWindow } from '#/domain/list/filterLinks.ts';
import { filterNames } from '#/domain/list/words.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { FacetLink } from './FacetLink.tsx';
import { chooseDays } from './words.ts';

const DayFields = lazyPart(() => import('./DayFields.tsx'), 'DayFields');

/** The days of arrival, by the calendar of the port of discharge. */
export function ArrivalDays({
  window,
  counts,
  isPartial,
}: {
  window: ArrivalWindow;
  /** How many each preset would leave, by its label; null before anything is loaded. */
  counts: ReadonlyMap<string, number> | null;
  isPartial: boolean;
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
              isPartial={isPartial}
              search={(search) => withWindow(search, next(preset))}
            />
          </li>
        ))}
      </ul>
      <ChooseDays window={window} startOpen={!chosen && Boolean(window.from ?? window.to)} />
    </section>
  );
}

/** A first and a last day that the reader chooses. */
function ChooseDays({ window, startOpen }: { window: ArrivalWindow; startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button look="bare" className="px-2 text-xs" aria-expanded={open} onClick={() => setOpen(!open)}>
        {chooseDays}
      </Button>
      {open && <DayFields window={window} />}
    </>
  );
}
