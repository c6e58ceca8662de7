import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { type PageIn, pages } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { useCommandKey } from '#/ui/hooks/useHotkey.ts';
import { AlertIcon, FindIcon, MapIcon, MoreIcon, RowsIcon } from '#/ui/icons/barIcons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { PageCount } from './PageCount.tsx';
import { findLabel, mainNavigation, morePages, phoneLabels } from './words.ts';

const Palette = lazyPart(() => import('./palette/Palette.tsx'), 'Palette');
const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'), 'MoreSheet');

const item =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-ink-soft data-[status=active]:text-accent aria-expanded:text-accent';

const icons: Readonly<Record<PageIn<'bar'>, ComponentType>> = {
  shipments: RowsIcon,
  exceptions: AlertIcon,
  map: MapIcon,
};

function PageItem({ page }: { page: PageIn<'bar'> }) {
  const Icon = icons[page];
  return (
    <Link to={pages[page].path} className={item}>
      <Icon />
      <span>{pageLabels[page]}</span>
      <span className="absolute top-1 left-1/2 pl-1">
        <PageCount page={page} />
      </span>
    </Link>
  );
}

/**
 * The pages under a thumb, at the foot of a phone. It has room of its own at the end of the page, so that it covers no last
 * row; what is scrolled to by the keyboard stays above it (`scroll-padding` of the style sheet).
 */
export function PhoneBar() {
  const [find, setFind] = useState<boolean>();
  const [query, setQuery] = useState('');
  const [more, setMore] = useState(false);
  useCommandKey('k', () => setFind(!find));
  return (
    <>
      <nav
        aria-label={mainNavigation}
        className="sticky bottom-0 z-10 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <PageItem page="shipments" />
        <PageItem page="exceptions" />
        <button
          type="button"
          aria-label={findLabel}
          aria-haspopup="dialog"
          className={item}
          onClick={() => setFind(true)}
        >
          <FindIcon />
          {phoneLabels.find}
        </button>
        <PageItem page="map" />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={more}
          aria-label={morePages}
          className={item}
          onClick={() => setMore(true)}
        >
          <MoreIcon />
          {phoneLabels.more}
        </button>
      </nav>
      {find !== undefined && (
        <Palette
          open={find}
          query={query}
          onQuery={setQuery}
          pasted={null}
          returnTo={() => null}
          onClose={() => {
            setFind(false);
            setQuery('');
          }}
        />
      )}
      {more && <MoreSheet onClose={() => setMore(false)} />}
    </>
  );
}
