import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { ChangesCount } from './ChangesCount.tsx';
import { morePages, shortcutsTitle } from './words.ts';

const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp');

const line = 'flex min-h-12 w-full items-center rounded px-3 text-left text-lg font-medium hover:bg-hover';

const pages = [
  'morning',
  'overview',
  'changes',
  'pickups',
  'track',
  'documents',
  'requests',
  'carriers',
] as const;

/** What the bar of a phone has no room for. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const [keys, setKeys] = useState(false);
  if (keys) return <ShortcutsHelp onClose={onClose} />;
  return (
    <Dialog title={morePages} place="foot" onClose={onClose}>
      <ul className="p-2">
        {pages.map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className={line} onClick={onClose}>
              {pageLabels[page]} {page === 'changes' && <ChangesCount />}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/arrivals/setup" className={line} onClick={onClose}>
            {pageLabels.board}
          </Link>
        </li>
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
