import type { Place } from '#/domain/records/place.ts';
import { placeNotReported } from '#/parts/words.ts';

/** A place by its name and UN/LOCODE, as far as they are reported. `code` names it where its record is not included. */
export function PlaceName({ place, code = null }: { place: Place | null; code?: string | null }) {
  const name = place?.name ?? null;
  const locode = place?.locode ?? code;
  if (name === null && locode === null) return <span className="text-ink-faint">{placeNotReported}</span>;
  if (name === null) return <span className="num">{locode}</span>;
  return (
    <span>
      {name}
      {locode !== null && <span className="num ml-2 text-ink-faint">{locode}</span>}
    </span>
  );
}
