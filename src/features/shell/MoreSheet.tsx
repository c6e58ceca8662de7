import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#/ui/lazyPart.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { ChangesCount } from './ChangesCount.tsx';
import { morePages, pageLabels, preferencesTitle, shortcutsTitle } from './words.ts';

const PreferencesDialog = lazyPart(() => import('./PreferencesDialog.tsx'), 'PreferencesDialog');
const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp');

const line =
  'flex min-h-12 w-full items-center rounded-md px-3 text-left text-base font-medium hover:bg-hover';

/** What the bar of a phone has no room for. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState<'preferences' | 'keys' | null>(null);
  if (open !== null) {
    return open === 'preferences' ? (
      <PreferencesDialog onClose={onClose} />
    ) : (
      <ShortcutsHelp onClose={onClose} />
    );
  }
  const opens = (what: 'preferences' | 'keys', label: ReactNode) => (
    <li>
      <button type="button" className={line} onClick={() => setOpen(what)}>
        {label}
      </button>
    </li>
  );
  return (
    <Dialog title={morePages} place="foot" onClose={onClose}>
      <ul className="p-2">
        <li>
          <Link to="/changes" className={line} onClick={onClose}>
            {pageLabels.changes} <ChangesCount />
          </Link>
        </li>
        {(['track', 'documents', 'requests'] as const).map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className={line} onClick={onClose}>
              {pageLabels[page]}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/arrivals/setup" className={line} onClick={onClose}>
            {pageLabels.board}
          </Link>
        </li>
        <li>
          <Link to="/webhooks" className={line} onClick={onClose}>
            {pageLabels.webhooks}
          </Link>
        </li>
        {opens('preferences', preferencesTitle)}
        {opens('keys', shortcutsTitle)}
      </ul>
    </Dialog>
  );
}
