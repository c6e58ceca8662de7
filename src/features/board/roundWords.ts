import type { BoardLayout, TextWidth } from '#/domain/board/layout.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import type { Slot } from '#/domain/board/pages.ts';
import type { Screen } from '#/domain/board/typography.ts';
import { formatDuration } from '#/time/format.ts';
import { nextOfAllPorts, partOf, portByPort, turnsEvery } from './words.ts';

interface Shown {
  readonly index: number;
  readonly part: number;
}

/**
 * What the other pages show, and when, the fuller words first: a reader who is not on this one knows how long to wait.
 * None where there is one page.
 */
function roundWords(
  round: readonly Slot<BoardLine>[],
  { index, part }: Shown,
  pageMilliseconds: number,
): readonly string[] {
  const slot = round[index];
  if (!slot || round.length === 1) return [];
  const all = formatDuration(round.length * pageMilliseconds);
  if (slot.of === 'time') return [turnsEvery(formatDuration(pageMilliseconds))];
  if (slot.of === 'next') return nextOfAllPorts;
  const parts = slot.parts.length;
  return parts === 1 ? portByPort(all) : partOf(slot.parts[part]?.[0]?.port ?? '', part + 1, parts, all);
}

/** The fullest that fit into the foot beside the age and the number of the page; null where none do. */
export function fittingRoundWords(
  round: readonly Slot<BoardLine>[],
  shown: Shown,
  pageMilliseconds: number,
  { type }: BoardLayout,
  screen: Screen,
  widthOf: TextWidth,
): string | null {
  const size = footSize * type.small;
  const room = screen.width - 2 * type.padding - roomForOthers * size;
  const choices = roundWords(round, shown, pageMilliseconds);
  return choices.find((words) => widthOf(words, size) <= room) ?? null;
}

/** Size of the foot to the small size. */
const footSize = 0.75;
/** What an age without trouble and the number of the page take, in ems. */
const roomForOthers = 18;
