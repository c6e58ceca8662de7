import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isIn, pageNames, pages } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { PageCount } from './PageCount.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { morePages, shortcutsTitle } from './words.ts';

const line = 'flex min-h-12 w-full items-center rounded px-3 text-left text-lg font-medium hover:bg-hover';

const morePageNames = pageNames.filter((page) => !isIn(page, 'bar'));

/** What the bar of a phone has no room for. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const [keys, setKeys] = useState(false);
  if (keys) return <ShortcutsHelp onClose={onClose} />;
  return (
    <Dialog title={morePages} place="foot" onClose={onClose}>
      <ul className="p-2">
        {morePageNames.map((page) => (
          <li key={page}>
            <Link to={pages[page].path} className={line} onClick={onClose}>
              {pageLabels[page]} <PageCount page={page} />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/settings" className={line} onClick={onClose}>
            {pageLabels.settings}
          </Link>
        </li>
        <li>
          <button type="button" className={line} onClick={() => setKeys(true)}>
            {shortcutsTitle}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
