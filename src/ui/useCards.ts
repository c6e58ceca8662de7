import { type ReactNode, useEffect, useState } from 'react';
import type { AnyRow } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import type { GridState } from './GridViewport.tsx';
import { untilLoaded } from './lazyPart.ts';
import { isWide, useWide } from './useScreen.ts';

type Cards = <Row extends AnyRow>(props: GridProps<Row> & GridState) => ReactNode;

let loaded: Cards | null = null;

async function loadCards(): Promise<Cards> {
  loaded = (await untilLoaded(() => import('./GridCards.tsx'))).GridCards;
  return loaded;
}

// A wide page never needs the cards; a narrow one asks for them together with this file, and not when its rows come.
if (!isWide()) void loadCards();

/** Stands for the cards of a page that is narrow from the start, until their code is here. */
const nothing: Cards = () => null;

/**
 * What draws the lines of a grid as cards; null where they are a table: on a wide page, and on one that became narrow
 * until the code of the cards is here. React.lazy would take the rows away, even where the code is here, and React
 * shows what waited at the earliest 300 ms after the last stand-in.
 */
export function useCards(): Cards | null {
  const wide = useWide();
  const [cards, setCards] = useState(() => loaded ?? (wide ? null : nothing));
  useEffect(() => {
    if (!wide && (loaded === null || cards !== loaded)) void loadCards().then((code) => setCards(() => code));
  }, [wide, cards]);
  return wide ? null : cards;
}
