import { type CarrierNames, offeredCarriers } from '#/domain/tracking/carriers.ts';
import {
  detectedLater,
  editLine,
  isEditable,
  type TrackLine,
  withCarrier,
} from '#/domain/tracking/tracking.ts';
import { changeLines } from '#/domain/tracking/trackList.ts';
import { actions, detectLater } from '#/features/track/words.ts';
import type { TrackDesk } from '#/queries/trackDesk.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';

/** What can be done with the selected rows at once. What was sent stays as it is. */
export function SelectedRows({
  desk,
  lines,
  names,
  onClear,
}: {
  desk: TrackDesk;
  lines: readonly TrackLine[];
  names: CarrierNames;
  onClear: () => void;
}) {
  const change = (by: (line: TrackLine) => TrackLine) => {
    const ids = new Set(lines.map(({ id }) => id));
    desk.store.update((list) =>
      changeLines(list, (line) => (ids.has(line.id) && isEditable(line) ? by(line) : line)),
    );
    onClear();
  };
  const carriers = offeredCarriers([...new Set(names.values())], null);
  return (
    <div className="flex flex-wrap items-center gap-2 p-1.5 pl-3 text-sm">
      <p role="status" className="whitespace-nowrap">
        {actions.selected(lines.length)}
      </p>
      <Select
        label={actions.carrier}
        value=""
        options={[
          { value: '', label: actions.setCarrier },
          { value: detectedLater, label: detectLater },
          ...carriers.map(({ scac, name }) => ({ value: scac, label: name })),
        ]}
        onChange={(scac) => change((line) => withCarrier(line, scac))}
      />
      <Button
        onClick={() => change((line) => ({ ...line, state: { kind: 'leftOut', why: { kind: 'user' } } }))}
      >
        {actions.leaveOut}
      </Button>
      <Button onClick={() => change((line) => editLine(line, line))}>
        {lines.every(({ state }) => state.kind === 'refused') ? actions.retry : actions.takeIn}
      </Button>
      <Button look="bare" onClick={onClear}>
        {actions.clear}
      </Button>
    </div>
  );
}
