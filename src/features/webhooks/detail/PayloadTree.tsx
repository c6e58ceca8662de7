import { type KeyboardEvent, useRef, useState } from 'react';
import { type TreeLine, treeLines } from '#/domain/webhooks/payloadTree.ts';
import { notifications as words } from '#/features/webhooks/words.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';

/** So many levels are open at first: the notification with its attributes, and the records by their types. */
const openLevels = 3;

/** A JSON document as a tree: arrow keys move, open and close, as in every tree. */
export function PayloadTree({ document }: { document: unknown }) {
  const [open, setOpen] = useState<'some' | 'all'>('some');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('[]');
  const tree = useRef<HTMLUListElement>(null);
  const lines = treeLines(
    document,
    (path, level) => (open === 'all' || level <= openLevels) !== turned.has(path),
  );
  // What had the focus may be folded away.
  const at = Math.max(
    0,
    lines.findIndex(({ path }) => path === current),
  );

  const turn = ({ path, isOpen }: TreeLine) => {
    if (isOpen === null) return;
    const next = new Set(turned);
    if (!next.delete(path)) next.add(path);
    setTurned(next);
    setCurrent(path);
  };
  const go = (index: number) => {
    const line = lines[index];
    if (!line) return;
    setCurrent(line.path);
    const item = tree.current?.children[index];
    if (item instanceof HTMLElement) item.focus();
  };
  const show = (which: 'some' | 'all') => {
    setOpen(which);
    setTurned(new Set());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[at];
    const act = line && actOf(event.key, line, at, lines);
    if (!line || act === null || act === undefined) return;
    event.preventDefault();
    // The page has keys of its own for some of these.
    event.stopPropagation();
    if (act === 'turn') turn(line);
    else go(act);
  };

  return (
    <div className="min-w-0 space-y-2">
      <div className="flex flex-wrap gap-2">
        <CopyButton text={JSON.stringify(document, null, 2)} what={words.copiedPayload}>
          {words.copyPayload}
        </CopyButton>
        <Button onClick={() => show(open === 'all' ? 'some' : 'all')}>
          {open === 'all' ? words.collapse : words.expand}
        </Button>
      </div>
      <ul
        ref={tree}
        role="tree"
        aria-label={words.payload}
        title={words.treeHint}
        className="overflow-x-auto rounded bg-raised py-1 text-xs"
      >
        {lines.map((line, index) => (
          <li
            key={line.path}
            role="treeitem"
            aria-level={line.level}
            aria-posinset={line.place}
            aria-setsize={line.siblings}
            aria-expanded={line.isOpen ?? undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => turn(line)}
            onKeyDown={onKeyDown}
            onFocus={() => setCurrent(line.path)}
            style={{ paddingLeft: `${line.level - 0.5}rem` }}
            className={classes(
              'num flex items-start gap-1 py-0.5 pr-2 -outline-offset-2 max-md:py-1',
              line.isOpen !== null && 'cursor-pointer hover:bg-hover',
            )}
          >
            <span className={classes('mt-0.5 size-3 shrink-0', line.isOpen === false && '-rotate-90')}>
              {line.isOpen !== null && <ChevronDownIcon />}
            </span>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line: { name, kind, text } }: { line: TreeLine }) {
  return (
    <span className="min-w-0 break-all">
      {name !== null && <span className="text-ink-soft">{name}: </span>}
      {kind === 'rest' ? (
        <span className="text-ink-soft">{words.rest(text)}</span>
      ) : (
        <span className={kind === 'group' ? 'text-ink-faint' : kind === 'text' ? undefined : 'font-semibold'}>
          {text}
        </span>
      )}
    </span>
  );
}

/** What a key does on a line: goes to another one, turns it, or nothing. */
function actOf(
  key: string,
  { level, isOpen }: TreeLine,
  at: number,
  lines: readonly TreeLine[],
): number | 'turn' | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return lines.length - 1;
    case 'ArrowRight':
      return isOpen === null ? null : isOpen ? at + 1 : 'turn';
    case 'ArrowLeft':
      return isOpen === true
        ? 'turn'
        : lines.findLastIndex((other, index) => index < at && other.level < level);
    case 'Enter':
    case ' ':
      return isOpen === null ? null : 'turn';
    default:
      return null;
  }
}
