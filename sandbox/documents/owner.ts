import { type FieldKind, type FoundLabel, isLabel, type Label, labelAt, labelOf } from './labels.ts';
import type { Layout } from './layout.ts';
import type { Cell, Place } from './page.ts';

/** A label and the cell that it stands in. */
export interface Owner {
  readonly label: Label;
  readonly cell: Cell;
}

/** Whether a cell begins with a value of the kind that is looked for, so that a column goes on over it. */
export type IsValue = (cell: Cell) => boolean;

/**
 * The label that a value belongs to: the last before it in its own cell; else the heading of its column in a table of
 * containers, which may be none that we know; else the cell at its left, if that is a label; else the label at the top of
 * its column, over other values of its kind.
 */
export function ownerOf(layout: Layout, place: Place, kind: FieldKind, isValue: IsValue): Owner | null {
  const inside = lastBefore(place, kind);
  if (inside) return inside.label.kind === kind ? { label: inside.label, cell: place.cell } : null;
  if (!isFirst(place, kind)) return null;
  const left = layout.left(place.cell);
  const heading = layout.heading(place.cell);
  if (heading) {
    // The row of the sum, under a table: `Amount due   USD 315.00`.
    const isSum = kind === 'amount' && left !== null && isLabel(left);
    return (isSum ? ofKind(left, kind) : null) ?? ofKind(heading, kind);
  }
  if (left && isLabel(left)) return ofKind(left, kind);
  for (const cell of layout.above(place.cell)) {
    if (isLabel(cell)) return ofKind(cell, kind);
    const beside = layout.left(cell);
    if (labelOf(cell) || !isValue(cell) || (beside && isLabel(beside))) return null;
  }
  return null;
}

function ofKind(cell: Cell, kind: FieldKind): Owner | null {
  const found = labelOf(cell);
  return found?.label.kind === kind ? { label: found.label, cell } : null;
}

/** Several numbers after one label: `4500012, 4500013 and 4500014`. */
const list = /^(?:[\w/.-]*\d[\w/.-]*(?: ?[,;&] ?| and | ))+$/i;

function lastBefore({ cell, start }: Place, kind: FieldKind): FoundLabel | null {
  let last: FoundLabel | null = null;
  for (let at = 0; at < start;) {
    const found = labelAt(cell.text, at);
    if (found && found.end <= start && !isPartOfOther(cell.text, at, found)) {
      last = found;
      at = found.end;
    } else {
      const next = /^[\p{L}\p{N}]*[^\p{L}\p{N}]*/u.exec(cell.text.slice(at));
      at += Math.max(next?.[0].length ?? 1, 1);
    }
  }
  if (last === null) return null;
  const between = cell.text.slice(last.end, start);
  return isBetween(between, kind) ? last : null;
}

/** `G.O. DATE`: the word alone says what a date is only where no other word stands before it. */
function isPartOfOther(text: string, at: number, { end }: FoundLabel): boolean {
  return /^(?:date|fecha|datum)\P{L}*$/iu.test(text.slice(at, end)) && /[\p{L}.] ?$/u.test(text.slice(0, at));
}

function isFirst({ cell, start }: Place, kind: FieldKind): boolean {
  return isBetween(cell.text.slice(0, start), kind);
}

/** What may stand between a label and its value: a place before a date, other numbers before a number. */
function isBetween(text: string, kind: FieldKind): boolean {
  if (/^[^\p{L}\p{N}]*$/u.test(text)) return true;
  return kind === 'date'
    ? text.length <= 40 && !/\d/.test(text)
    : kind === 'number' && text.length <= 200 && list.test(text.trimStart());
}
