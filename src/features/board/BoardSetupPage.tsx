import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState, useId, useLayoutEffect, useRef } from 'react';
import { boardFleetQuery } from '#/data/fleet/boardFleet.ts';
import { maxRows } from '#/domain/board/boardPages.ts';
import { boardPorts } from '#/domain/board/boardPorts.ts';
import { type BoardKey, boardText, readBoardSearch, writeSearch } from '#/domain/board/boardSearch.ts';
import {
  boardAddress,
  readBoardSettings,
  type BoardNote,
  type BoardSettings,
} from '#/domain/board/boardSettings.ts';
import { boardLayout } from '#/domain/board/layout.ts';
import type { Screen } from '#/domain/board/typography.ts';
import { formatFixed } from '#/language/formatFixed.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { describeBoardNote } from '#/wording/boardNotes.ts';
import { BoardView } from './BoardView.tsx';
import { boardFields, PortPicker } from './PortPicker.tsx';
import {
  copyAddress,
  openBoard,
  previewScreen,
  screenNames,
  setupIntro,
  previewLabel,
  readableFrom,
  rowsPerPage,
  tooSmall,
} from './setupWords.ts';
import { useTextWidth } from './textWidths.ts';
import { useArrivals, type Arrivals, useBoard } from './useBoard.ts';
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
  const search = readBoardSearch(route.useSearch());
  const navigate = route.useNavigate();
  const [screen, setScreen] = useState<keyof typeof screens>('hd');
  const { settings, notes } = readBoardSettings(search);
  const change = (key: BoardKey, text: string) =>
    void navigate({
      search: (before) =>
        writeSearch((each) => (each === key ? text : boardText(readBoardSearch(before), each))),
      replace: true,
    });
  const noteOf = (key: BoardKey) =>
    notes.filter((note) => note.key === key).map(describeBoardNote)[0] ?? null;
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

/** One value of the address. What cannot be used stays in the field with the reason beside it. */
function BoardField({
  field: { key, label, hint, usual, choices },
  value,
  note,
  onChange,
}: {
  field: (typeof boardFields)[number];
  value: string;
  note: string | null;
  onChange: (text: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {choices ? (
        <Select
          id={id}
          label={label}
          value={value || usual}
          options={choices}
          onChange={onChange}
          className="w-full"
        />
      ) : (
        <input
          id={id}
          name={key}
          value={draft ?? value}
          placeholder={usual}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={note !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(target.value);
          }}
          onBlur={() => setDraft(null)}
          className="h-8 w-full rounded border border-line bg-surface px-2 text-sm placeholder:text-ink-faint aria-invalid:border-problem"
        />
      )}
      <p
        id={`${id}-note`}
        role="status"
        className={note === null ? 'text-xs text-ink-soft' : 'text-xs break-words text-problem'}
      >
        {note ?? hint}
      </p>
    </div>
  );
}

/** The board as that screen would show it, made small, and what its sizes come to. */
function BoardPreview({
  arrivals,
  settings,
  dropped,
  screen,
}: {
  arrivals: Arrivals;
  settings: BoardSettings;
  dropped: readonly BoardNote[];
  screen: Screen;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { board, reading } = useBoard(arrivals, settings);
  const { type } = boardLayout(board, settings, screen, useTextWidth());
  const scale = width / screen.width;
  return (
    <>
      <div
        ref={frame}
        role="img"
        aria-label={previewLabel}
        className="overflow-hidden rounded border border-line bg-black"
        style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
      >
        {width > 0 && (
          <div inert aria-hidden className="origin-top-left" style={{ transform: `scale(${scale})` }}>
            <BoardView
              board={board}
              settings={settings}
              dropped={dropped}
              reading={reading}
              complete={arrivals.complete}
              screen={screen}
            />
          </div>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {rowsPerPage(maxRows({ ...type, height: type.list }))}{' '}
        {type.readableFrom < settings.distance ? (
          <strong className="font-medium text-attention">
            {tooSmall(formatFixed(type.readableFrom, 1), settings.distance)}
          </strong>
        ) : (
          readableFrom(settings.distance)
        )}
      </p>
    </>
  );
}
