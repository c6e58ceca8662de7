import { Link } from '@tanstack/react-router';
import type { IgnoredMapSetting, MapSearch } from '#/domain/fleetMap/search.ts';
import { ignoredMapSettingWords } from '#/domain/fleetMap/words.ts';
import { ignoredSettingWords } from '#/domain/list/ignoredSettings.ts';
import { type IgnoredSetting, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';

const ownKeys: readonly string[] = ['show', 'port', 'at', 't'] satisfies IgnoredMapSetting['key'][];
const isOwn = (part: IgnoredSetting | IgnoredMapSetting): part is IgnoredMapSetting =>
  ownKeys.includes(part.key);

/** The settings of the address that the map ignored. */
export function IgnoredMapSettings({
  dropped,
  view,
  search,
  onDismiss,
}: {
  dropped: readonly (IgnoredSetting | IgnoredMapSetting)[];
  view: FleetView;
  search: MapSearch;
  onDismiss: () => void;
}) {
  // A setting that the map has overwritten since stays.
  const current = dropped.filter(isOwn).filter(({ key, text }) => search[key] === text);
  const own = Object.fromEntries(current.map(({ key }) => [key, undefined]));
  const { show, vessel, port, at, t } = search;
  return (
    <IgnoredSettings
      className="mx-4 mb-2"
      words={dropped.map((part) => (isOwn(part) ? ignoredMapSettingWords(part) : ignoredSettingWords(part)))}
    >
      {({ look, content }) => (
        <Link
          to="/map"
          search={(): MapSearch => ({ ...printFleetSearch(view), show, vessel, port, at, t, ...own })}
          replace
          onClick={onDismiss}
          {...look}
        >
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
