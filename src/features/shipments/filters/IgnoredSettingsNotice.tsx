import { Link } from '@tanstack/react-router';
import { type IgnoredSetting, type FleetSearch, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { describeIgnoredSetting } from '#/wording/ignoredSettings.ts';

/** The settings of the address that are ignored. */
export function IgnoredSettingsNotice({
  view,
  ignored,
}: {
  view: FleetView;
  ignored: readonly IgnoredSetting[];
}) {
  return (
    <IgnoredSettings className="mx-4 mb-2" words={ignored.map(describeIgnoredSetting)}>
      {({ look, content }) => (
        <Link to="/shipments" search={(): FleetSearch => printFleetSearch(view)} replace {...look}>
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
