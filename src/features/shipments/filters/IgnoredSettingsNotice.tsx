import { Link } from '@tanstack/react-router';
import { ignoredSettingWords } from '#/domain/list/ignoredSettings.ts';
import { type IgnoredSetting, type FleetSearch, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { IgnoredSettings } from '#/parts/IgnoredSettings.tsx';

/** What the address of the list asked for and this version could not read. */
export function IgnoredSettingsNotice({
  view,
  dropped,
}: {
  view: FleetView;
  dropped: readonly IgnoredSetting[];
}) {
  return (
    <IgnoredSettings className="mx-4 mb-2" words={dropped.map(ignoredSettingWords)}>
      {({ look, content }) => (
        <Link to="/shipments" search={(): FleetSearch => printFleetSearch(view)} replace {...look}>
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
