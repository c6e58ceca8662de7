import { fitsAddress } from '#/domain/find/storedSets.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { stringifySearch } from '#/domain/list/searchParams.ts';
import { rowEntry } from '#/features/shipments/columns/numberCell.tsx';
import { copyText } from '#/parts/messages/CopyButton.tsx';
import * as words from './words.ts';

export interface Copied {
  readonly words: string;
  /** A text to copy by hand, where the browser refused. */
  readonly refused: string | null;
}

/** Copies the numbers of rows, one a line, or a link that opens them. */
export async function copyRows(what: 'numbers' | 'link', rows: readonly FleetRow[]): Promise<Copied> {
  const [first] = rows;
  const numbers = rows.map(numberOf).filter((number) => number !== '');
  if (!first || (what === 'numbers' && numbers.length === 0))
    return { words: words.noNumbers, refused: null };
  if (what === 'link' && rows.length > 1 && numbers.length < rows.length)
    return { words: words.linkLacksNumber, refused: null };
  const text = what === 'numbers' ? numbers.join('\n') : linkTo(rows, numbers);
  if (text === null) return { words: words.linkTooLong, refused: null };
  if (!(await copyText(text))) return { words: words.copyRefused, refused: text };
  const count = what === 'numbers' ? numbers.length : rows.length;
  return {
    words: what === 'numbers' ? words.numbersCopied(count, first.kind) : words.linkCopied(count),
    refused: null,
  };
}

/** The page of one row, or the list of several by their numbers; null where no address can hold those. */
function linkTo(rows: readonly FleetRow[], numbers: readonly string[]): string | null {
  const { origin } = window.location;
  const [first, ...more] = rows;
  if (first && more.length === 0) {
    const { shipmentId, container } = rowEntry(first);
    return `${origin}/shipments/${encodeURIComponent(shipmentId)}${stringifySearch({ container })}`;
  }
  const set = [...new Set(numbers)];
  const read = set.map((number) => ({ number, reason: 'alone' }) as const);
  if (!fitsAddress({ numbers: read, repeats: 0, leftOut: 0 })) return null;
  return `${origin}/shipments${stringifySearch({ by: first?.kind === 'container' ? 'container' : undefined, set })}`;
}

function numberOf({ kind, shipment, containers }: FleetRow): string {
  return (kind === 'container' ? containers[0]?.number : shipment.billOfLading) ?? '';
}
