import { useMemo, useState } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { select } from '#/features/shipments/grid/rememberedIds.ts';
import { CopyByHand } from '#/parts/messages/CopyButton.tsx';
import { messageTo } from '#/parts/messages/messageWords.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import type { GridSelection } from '#/ui/grid/useGridSelection.ts';
import { withKey } from '#/ui/words.ts';
import { mostAwaited } from './RowsMessage.tsx';
import { ShareRows } from './shareDialog.ts';
import type { RowActs } from './useRowActs.ts';
import * as words from './words.ts';

/**
 * What can be done with the selected rows, also with those that are not in the list now, and what came of it; without a
 * selection what came of a key alone.
 */
export function SelectionBar({
  rows,
  selected,
  acts,
  now,
  limits,
  onExport,
}: {
  rows: readonly FleetRow[];
  selected: GridSelection;
  acts: RowActs;
  now: Instant;
  limits: VerdictLimits;
  onExport: () => void;
}) {
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const party = useMemo(() => mostAwaited(chosen, now, limits), [chosen, now, limits]);
  const hidden = selected.size - chosen.length;
  const { outcome, act } = acts;
  const [shared, setShared] = useState<readonly FleetRow[] | null>(null);
  const button = (label: string, key: string, run: () => void) => (
    <Button className="shrink-0" title={withKey(label, key)} aria-keyshortcuts={key} onClick={run}>
      {label}
    </Button>
  );
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-2 px-3">
        <p role="status" className="py-1 text-ink-soft empty:hidden">
          {outcome?.words}
        </p>
        {outcome?.undo && (
          <Button look="bare" onClick={outcome.undo}>
            {words.undo}
          </Button>
        )}
        {outcome?.refused && <CopyByHand text={outcome.refused} />}
      </div>
      {selected.size > 0 && (
        // On a phone one line, pushed aside, so that it covers one row at most.
        <div className="flex min-h-10 items-center gap-2 overflow-x-auto py-1 pr-2 pl-3">
          <p role="status" className="mr-1 shrink-0">
            <span className="font-medium">{words.selectedCount(selected.size)}</span>
            {hidden > 0 && <span className="text-ink-soft">{words.notListed(hidden)}</span>}
          </p>
          {chosen.length > 0 && (
            <>
              {button(messageTo(party), 'm', () => act('message', chosen))}
              {button(words.copyNumbers, 'n', () => act('numbers', chosen))}
              {button(words.copyLink, 'l', () => act('link', chosen))}
              <Button className="shrink-0" onClick={() => setShared(chosen)}>
                {words.share}
              </Button>
              {button(words.changeRows, 't', () => act('change', chosen))}
              {button(words.exportRows, 'e', onExport)}
            </>
          )}
          <Button
            className="shrink-0"
            look="bare"
            title={withKey(words.clearSelection, 'Esc')}
            onClick={() => select(new Set())}
          >
            {words.clearSelection}
          </Button>
        </div>
      )}
      {shared && <ShareRows rows={shared} view={null} now={now} onClose={() => setShared(null)} />}
    </div>
  );
}
