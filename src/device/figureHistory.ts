import { create } from 'zustand';
import { type FigureHistory, noHistory, readHistory } from '#/domain/overview/history.ts';
import { joinChannel, read, write } from './deviceStore.ts';

const name = 'figureHistory';

/**
 * The figures of earlier days, of the account of this page. Only what the device has cached counts: there is none once
 * that is cleared, nor where nothing can be cached or read.
 */
export const useFigureHistory = create<FigureHistory>()(() => noHistory);

let latest: Promise<void> = Promise.resolve();
const show = (history: FigureHistory) => useFigureHistory.setState(history, true);
const stored = async () => readHistory(await read(name));

/** Shows what is stored, also by other pages of this device. Never fails. */
export function loadFigureHistory(): Promise<void> {
  return (latest = latest.then(async () => show(await stored())));
}

const notifyPages = joinChannel(name, () => void loadFigureHistory());

/** Changes what is stored; nothing is written where it stays the same object. Never fails. */
export function changeFigureHistory(change: (history: FigureHistory) => FigureHistory): Promise<void> {
  return (latest = latest.then(async () => {
    const before = await stored();
    const next = change(before);
    const isCached = next !== before && (await write(name, next)) === 'cached';
    show(isCached ? next : before);
    if (isCached) notifyPages();
  }));
}
