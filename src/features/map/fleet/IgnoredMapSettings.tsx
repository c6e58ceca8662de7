import { Link } from '@tanstack/react-router';
import { ignoredSettingWords } from '#/domain/list/ignoredSettings.ts';
import { type IgnoredSetting, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { type IgnoredMapSetting, ignoredMapSettingWords, type MapSearch } from '#/domain/fleetMap/search.ts';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';

const ownKeys: readonly string[] = ['show', 'port', 'at', 't'] satisfies IgnoredMapSetting['key'][];
const isOwn = (part: IgnoredSetting | IgnoredMapSetting): part is IgnoredMapSetting =>
  ownKeys.includes(part.key);

/** What the address of the map asked for and this version could not read. */
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
  // What the map has written over it since may stay.
  const status = dropped.filter(isOwn).filter(({ key, text }) => search[key] === text);
  const own = Object.fromEntries(status.map(({ key }) => [key, undefined]));
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
