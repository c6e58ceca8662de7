import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import type { Command } from './command.ts';
import { isOnWords } from './words.ts';

/** A command: its words, what stands behind them, and its state. */
export function PaletteLine({
  command: { label, detail, isNumber, container, shipment, isOn },
}: {
  command: Command;
}) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={classes('block truncate', isNumber && 'num font-semibold')}>{label} </span>
        {detail !== undefined && <span className="block truncate text-xs text-ink-soft">{detail} </span>}
      </span>
      {container && (
        <span className="max-w-2/5 shrink-0">
          <StatusBadge container={container} shipment={shipment} />
        </span>
      )}
      {isOn && <Badge>{isOnWords}</Badge>}
    </>
  );
}
