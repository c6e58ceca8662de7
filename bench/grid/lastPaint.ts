import { untilIdle } from './untilIdle.ts';
import { whenPainted } from './whenPainted.ts';

/**
 * Does something and waits until the page is at rest again.
 *
 * @param read what of the document counts
 * @param act what is done; a promise is waited for
 * @returns milliseconds until what the document then says was painted: grids show rows before all of their cells; null
 *   where nothing changed
 */
export async function lastPaint(
  host: Element,
  read: () => string,
  act: () => unknown,
): Promise<number | null> {
  const painted: { readonly text: string; readonly at: number }[] = [];
  let seen = read();
  const observer = new MutationObserver(() => {
    const text = read();
    if (text === seen) return;
    seen = text;
    whenPainted((at) => painted.push({ text, at }));
  });
  observer.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });

  const start = performance.now();
  await act();
  await untilIdle();
  observer.disconnect();
  const first = painted[painted.findLastIndex(({ text }) => text !== seen) + 1];
  return first ? first.at - start : null;
}
