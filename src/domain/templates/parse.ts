import type { MessageTemplate } from './template.ts';
import { isMoney, type Variable, variables } from './variables.ts';

/** Text as it is written, or what stands for a fact. */
export type Piece = { readonly text: string } | { readonly variable: Variable };
export type TemplateLine = readonly Piece[];

/** Lines that stand once, or once for each container. */
export interface TemplatePart {
  readonly isEach: boolean;
  readonly lines: readonly TemplateLine[];
}

/** What is wrong with a text. */
export type TextProblem =
  /** `typed` with its braces. */
  | { readonly code: 'unknownVariable'; readonly typed: string }
  | {
      readonly code:
        /** An `{each}` or `{end}` beside something else on its line. */
        | 'partAlone'
        /** An `{each}` without its `{end}`. */
        | 'partOpen'
        /** An `{end}` without its `{each}`. */
        | 'partClosed';
    };

/** The parts of a text with variables such as `{lfd}`, and lines from `{each}` to `{end}` for each container. */
export interface ParsedText {
  readonly parts: readonly TemplatePart[];
  readonly problems: readonly TextProblem[];
}

const maxName = 40;
const inBraces = new RegExp(`\\{([^{}\\n]{1,${maxName}})\\}`, 'g');

export function parseText(text: string): ParsedText {
  const parts: TemplatePart[] = [];
  const problems: TextProblem[] = [];
  let lines: TemplateLine[] = [];
  let isEach = false;
  const close = () => {
    if (lines.length > 0) parts.push({ isEach, lines });
    lines = [];
  };
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const mark = markOf(line.trim());
    if (mark === null) {
      lines.push(parseLine(line, problems));
    } else if ((mark === 'each') === isEach) {
      problems.push({ code: isEach ? 'partOpen' : 'partClosed' });
    } else {
      close();
      isEach = mark === 'each';
    }
  }
  if (isEach) problems.push({ code: 'partOpen' });
  close();
  return { parts, problems };
}

/** One line, or the only one of a subject. */
export function parseLine(line: string, problems: TextProblem[]): TemplateLine {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(inBraces)) {
    const name = (found[1] ?? '').trim().toLowerCase();
    const variable = variables.find((one) => one === name);
    if (!variable) {
      const isMark = markOf(`{${name}}`) !== null;
      problems.push(isMark ? { code: 'partAlone' } : { code: 'unknownVariable', typed: found[0] });
      continue;
    }
    pieces.push({ text: line.slice(from, found.index) }, { variable });
    from = found.index + found[0].length;
  }
  return [...pieces, { text: line.slice(from) }];
}

function markOf(line: string): 'each' | 'end' | null {
  const [, mark] = /^\{ *(each|end) *\}$/i.exec(line) ?? [];
  const name = mark?.toLowerCase();
  return name === 'each' || name === 'end' ? name : null;
}

/** All that a text names. */
export const variablesIn = (lines: readonly TemplateLine[]): ReadonlySet<Variable> =>
  new Set(lines.flat().flatMap((piece) => ('variable' in piece ? piece.variable : [])));

/** Whether a text names money, so that there is something to choose. */
export const namesMoney = ({ text }: Pick<MessageTemplate, 'text'>): boolean =>
  [...variablesIn(parseText(text).parts.flatMap(({ lines }) => lines))].some(isMoney);
