import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Keeping, mostCached, useKeeping } from '#/queries/caching.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { DeviceIcon } from '#/ui/icons.tsx';
import { forgetButton, cachedDataPanel } from './cachedDataPanel.ts';

const count = new Intl.NumberFormat('en');

/** What is unusual about keeping, in a few words; null where there is nothing to say. */
function trouble({ outcome, dropped }: Keeping): string | null {
  if (outcome === 'full') return 'This device has no room to keep the list';
  if (outcome === 'tooMany') return 'The list is too long to keep';
  // Once the list has been read and kept anew, it only matters to who asks.
  return dropped && outcome === null ? 'The kept list could not be read' : null;
}

function state({ outcome }: Keeping): string {
  switch (outcome) {
    case 'full':
      return 'This device has no room to keep the list, so the next visit waits for the service.';
    case 'tooMany':
      return `An account of more than ${count.format(mostCached)} shipments is not kept, so the next visit waits for the service.`;
    case 'unavailable':
      return 'This browser keeps nothing for this page, as is usual in a private window.';
    case 'forgotten':
      return 'The list, your last look and the pages you opened last are deleted, and nothing more is kept. Landfall keeps them again when it is opened the next time; Changes then begins to compare anew.';
    default:
      return 'The list of shipments stays in this browser, so that the next visit shows it at once, with its age. So do your last look, which Changes compares with, and the pages you opened last. All are deleted when the account changes.';
  }
}

/** What this device keeps of the account, and a way to make it forget. */
export function CachedData() {
  const client = useQueryClient();
  const keeping = useKeeping();
  const [failed, setFailed] = useState(false);
  const problem = trouble(keeping);
  // What is asked for once in a while is loaded then; where it does not come, nothing was deleted.
  const forget = async () =>
    import('#/queries/clearCached.ts').then(({ clearCached }) => clearCached(client)).catch(() => false);
  return (
    <>
      {problem !== null && (
        <span role="status" title={problem} className="truncate text-xs text-attention max-xl:sr-only">
          {problem}
        </span>
      )}
      <Button
        look="bare"
        popoverTarget={cachedDataPanel}
        aria-label="Kept on this device"
        title="Kept on this device"
        className={classes('shrink-0', problem !== null && 'text-attention')}
      >
        <DeviceIcon />
      </Button>
      <div
        id={cachedDataPanel}
        popover="auto"
        role="dialog"
        aria-labelledby="kept-data-title"
        className="card fixed inset-auto top-14 right-3 w-80 max-w-[calc(100vw-1.5rem)] space-y-2 p-4 text-sm shadow-lg"
      >
        <p id="kept-data-title" className="font-semibold">
          Kept on this device
        </p>
        {keeping.dropped && (
          <p className="text-attention">
            What was kept at an earlier visit could not be read and was left out.
          </p>
        )}
        <p className="text-ink-soft">{state(keeping)}</p>
        {keeping.outcome !== 'forgotten' && (
          <>
            <p className="text-ink-soft">
              On a computer that others use, let it forget before you leave: all of this is deleted. Saved
              views, what you acknowledged and your settings are no part of it and stay.
            </p>
            <Button id={forgetButton} onClick={() => void forget().then((done) => setFailed(!done))}>
              Forget kept data
            </Button>
          </>
        )}
        {failed && (
          <p role="alert" className="text-problem">
            It could not be deleted. Delete the data of this page in the settings of the browser.
          </p>
        )}
      </div>
    </>
  );
}
