/** Text as it stands on a page. Lengths are in units of the page, from its top left corner as a reader sees it. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** From top to bottom, then from left to right. */
  readonly cells: readonly Cell[];
}

/** A run of text on one line, with more than a space between it and the next. */
export interface Cell {
  readonly text: string;
  readonly page: number;
  /** From 1 on each page. Cells beside each other share it. */
  readonly line: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** About that of a capital letter with its ascent: the measure of all distances. */
  readonly height: number;
}

/** Part of the text of a cell. */
export interface Place {
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where it stands, as if all characters were equally wide. */
export function boxOf({ cell, start, end }: Place): Box {
  const wide = cell.width / Math.max(cell.text.length, 1);
  return { left: cell.left + start * wide, top: cell.top, width: (end - start) * wide, height: cell.height };
}

export function textOf({ cell, start, end }: Place): string {
  return cell.text.slice(start, end);
}
