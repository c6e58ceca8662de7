import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { boardPorts } from '#/domain/board/ports.ts';
import { type BoardKey, boardText, writeSearch } from '#/domain/board/search.ts';
import { boardAddress, readBoardSettings } from '#/domain/board/settings.ts';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { boardFleetQuery } from '#/queries/boardFleet.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/RadioGroup.tsx';
import { BoardField } from './BoardField.tsx';
import { boardFields } from './boardFields.ts';
import { BoardPreview } from './BoardPreview.tsx';
import { PortPicker } from './PortPicker.tsx';
import { copyAddress, openBoard, previewScreen, screenNames, setupIntro } from './setupWords.ts';
import { useArrivals } from './useBoard.ts';
import { boardLabel } from './words.ts';

const route = getRouteApi('/_app/arrivals/setup');

const screens = {
  hd: { width: 1920, height: 1080 },
  uhd: { width: 3840, height: 2160 },
  upright: { width: 1080, height: 1920 },
} as const;
const screenOptions = [
  { value: 'hd', label: screenNames.hd },
  { value: 'uhd', label: screenNames.uhd },
  { value: 'upright', label: screenNames.upright },
] as const;

/** Builds the address of a board, with the board beside it. What is typed goes into this page's own address. */
export function BoardSetupPage() {
  const { api } = route.useRouteContext();
  // The query is the board's own, and the board comes with this page.
  const fleetQuery = useMemo(() => boardFleetQuery(api), [api]);
  const arrivals = useArrivals(fleetQuery);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [screen, setScreen] = useState<keyof typeof screens>('hd');
  const { settings, notes } = readBoardSettings(search);
  const change = (key: BoardKey, text: string) =>
    void navigate({
      search: (before) => writeSearch((each) => (each === key ? text : boardText(before, each))),
      replace: true,
    });
  const noteOf = (key: BoardKey) => notes.find((note) => note.key === key)?.words ?? null;
  const address = boardAddress(settings);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <title>{`${boardLabel} · Landfall`}</title>
      <h1 className="text-title font-semibold max-md:sr-only">{boardLabel}</h1>
      <p className="max-w-prose text-sm text-ink-soft">{setupIntro}</p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form className="card space-y-4 p-4" onSubmit={(event) => event.preventDefault()}>
          <PortPicker
            ports={boardPorts(arrivals.shipments, settings.ports)}
            chosen={settings.ports}
            note={noteOf('port')}
            onChange={(ports) => change('port', ports.join(','))}
          />
          {boardFields.map((field) => (
            <BoardField
              key={field.key}
              field={field}
              value={boardText(search, field.key)}
              note={noteOf(field.key)}
              onChange={(text) => change(field.key, text)}
            />
          ))}
        </form>
        <div className="min-w-0 space-y-3 max-lg:-order-1">
          <div className="flex flex-wrap items-center gap-2">
            {/* A page of its own (src/wall/board.tsx). */}
            <a href={address} className={buttonClasses('primary')}>
              {openBoard}
            </a>
            <CopyButton text={window.location.origin + address}>{copyAddress}</CopyButton>
            <span className="ml-auto">
              <RadioGroup label={previewScreen} value={screen} options={screenOptions} onChange={setScreen} />
            </span>
          </div>
          <BoardPreview arrivals={arrivals} settings={settings} dropped={notes} screen={screens[screen]} />
        </div>
      </div>
    </div>
  );
}
