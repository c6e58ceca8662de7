import type { Map as LeafletMap } from 'leaflet';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import type { BaseMapState } from './baseMapLayer.ts';
import { isNarrow, useMapFact } from './mapView.ts';
import { groundCoarse, groundFailed, groundLoading } from './words.ts';

/** The state of the base map. The layers over it are correct without it. */
export function MapNotice({
  map,
  state,
  notes,
  onRetry,
}: {
  map: LeafletMap;
  state: BaseMapState;
  /** Errors in the configuration of the map. */
  notes: readonly string[];
  onRetry: () => void;
}) {
  const narrow = useMapFact(map, isNarrow);
  return (
    <div
      role="status"
      className={classes(
        'pointer-events-none absolute z-1 flex flex-col gap-2 text-sm print:hidden',
        // Beside the buttons, or below them.
        narrow ? 'inset-x-2 top-14 items-start' : 'top-2 right-14 left-14 items-center',
      )}
    >
      {state === 'loading' && <p className="map-later card px-3 py-1 text-ink-soft">{groundLoading}</p>}
      {(state === 'failed' || state === 'coarse') && (
        <div className="card pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 shadow-float">
          <p>{state === 'failed' ? groundFailed : groundCoarse}</p>
          <Button look="bare" className="-ml-2" onClick={onRetry}>
            {tryAgain}
          </Button>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="rounded bg-attention-wash px-3 py-1 text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}
