import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { type ArrivalPreset, arrivalPresets, isWindow } from '#/domain/arrival/presets.ts';
import { withWindow } from '#/domain/list/filterLinks.ts';
import { filterNames } from '#/domain/list/words.ts';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
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
  const chosen = arrivalPresets.find((preset) => isWindow(preset, window));
  return (
    <FacetList
      title={filterNames.day}
      values={arrivalPresets.map(({ label }) => ({
        value: label,
        label,
        count: counts && (counts.get(label) ?? 0),
      }))}
      chosen={chosen && [chosen.label]}
      isPartial={isPartial}
      foot={<ChooseDays window={window} startOpen={!chosen && Boolean(window.from ?? window.to)} />}
    >
      {({ value, look, content }) => (
        <Link to="/shipments" search={(search) => withWindow(search, windowAfter(value, chosen))} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}

/** The days once the preset of that name is pressed, which switches the chosen one off. */
function windowAfter(label: string, chosen: ArrivalPreset | undefined): ArrivalWindow {
  return arrivalPresets.find((preset) => preset.label === label && preset !== chosen) ?? {};
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
