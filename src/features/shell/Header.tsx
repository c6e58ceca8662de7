import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useHotkey } from '#/ui/hooks/useHotkey.ts';
import { GearIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { CachedData } from './CachedData.tsx';
import { DataAge } from './DataAge.tsx';
import { FindBox } from './FindBox.tsx';
import { navPages } from './navPages.ts';
import { RequestStatus } from './RequestStatus.tsx';
import { mainNavigation, productName, shortcutsTitle } from './words.ts';

const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp');

/** The head of a wide page. On a tablet it has two rows: pages, and the find box with the age of the data. */
export function Header() {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 xl:h-13 xl:flex-nowrap">
      <Link
        to="/"
        className="flex min-h-8 shrink-0 items-center gap-2 text-lg font-bold tracking-tight"
        activeOptions={{ exact: true }}
      >
        <img src="/icon.svg" alt="" width={22} height={22} />
        {productName}
      </Link>
      <nav aria-label={mainNavigation} className="flex shrink-0 text-sm">
        {navPages.map(({ to, label, Count }) => (
          <Link
            key={to}
            to={to}
            className="flex items-center rounded px-2 py-1 font-medium text-ink-soft hover:bg-hover data-[status=active]:bg-quiet-wash data-[status=active]:text-ink"
          >
            {label} {Count && <Count />}
          </Link>
        ))}
      </nav>
      <div className="flex min-w-48 flex-1 gap-2 max-xl:order-last max-xl:basis-2/3">
        <FindBox />
      </div>
      {/* Beside the rest it has two lines, which are cut rather than lie over their neighbours. */}
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 max-xl:order-last xl:flex-col xl:flex-nowrap xl:items-end">
        <RequestStatus />
        <div className="flex max-w-full min-w-0 items-center">
          <DataAge />
          <CachedData />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2 max-xl:ml-auto">
        <ShortcutsButton />
        <Link
          to="/settings"
          className={classes(buttonClasses(), 'w-8 px-0 data-[status=active]:bg-quiet-wash')}
          aria-label={pageLabels.settings}
          title={pageLabels.settings}
        >
          <GearIcon />
        </Link>
      </div>
    </header>
  );
}

/** Opens the list of keys; so does `?`. */
function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useHotkey('?', singleKeys, () => setOpen(true));
  return (
    <>
      <Button
        className="w-8 px-0"
        aria-label={shortcutsTitle}
        aria-keyshortcuts={singleKeys ? '?' : undefined}
        aria-haspopup="dialog"
        title={shortcutsTitle}
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      {open && <ShortcutsHelp onClose={() => setOpen(false)} />}
    </>
  );
}
