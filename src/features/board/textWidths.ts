import { useSyncExternalStore } from 'react';
import type { TextWidth } from '#/domain/board/boardColumns.ts';

/** The weights that the board is set in. On whole pixels any of them may be the widest. */
const weights = ['font-normal', 'font-medium', 'font-semibold'];
/** A board that runs for weeks shows ever new times. One of 5,000 containers has 40,000 different texts. */
const maxRemembered = 50_000;
/** A part of a pixel for each edge, and what kerning between weights may add. */
const slack = 2;

interface Ruler {
  readonly box: HTMLElement;
  readonly texts: readonly HTMLElement[];
  /** Changes its width with the face. */
  readonly sample: HTMLElement;
}

const widths = new Map<string, number>();
let face = { number: 0, width: 0 };
let made: Ruler | null = null;

/** Texts out of sight in the face of the board: only a browser knows how wide its letters are. */
function ruler(): Ruler {
  made ??= makeRuler();
  if (!made.box.isConnected) document.body.append(made.box);
  return made;
}

function makeRuler(): Ruler {
  const part = (className: string) => {
    const element = document.createElement('span');
    element.className = className;
    return element;
  };
  const box = part(
    'board invisible pointer-events-none fixed top-0 left-0 size-0 overflow-hidden contain-strict',
  );
  box.ariaHidden = 'true';
  const texts = weights.map((weight) => part(`${weight} inline-block whitespace-pre`));
  const sample = part('inline-block whitespace-pre text-[100px]');
  sample.textContent = 'Hamburg 0123456789';
  box.append(...texts, sample);
  return { box, texts, sample };
}

const widthOf: TextWidth = (text, size) => {
  if (text === '') return 0;
  const key = `${size} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= maxRemembered) widths.clear();
    widths.set(key, (width = measure(text, size)));
  }
  return width;
};

function measure(text: string, size: number): number {
  const { box, texts } = ruler();
  box.style.fontSize = `${size}px`;
  for (const one of texts) one.textContent = text;
  const found = texts.map((one) => one.getBoundingClientRect().width);
  for (const one of texts) one.textContent = '';
  return Math.max(...found) + slack;
}

/** A face may come after the first words are there, and its letters have other widths. */
function subscribe(listener: () => void): () => void {
  const { sample } = ruler();
  const observer = new ResizeObserver(() => {
    const { width } = sample.getBoundingClientRect();
    if (width === face.width) return;
    face = { number: face.number + 1, width };
    widths.clear();
    listener();
  });
  observer.observe(sample);
  return () => observer.disconnect();
}

/** How wide texts are on the board; what asks is drawn again when its face changes. */
export function useTextWidth(): TextWidth {
  useSyncExternalStore(subscribe, () => face.number);
  return widthOf;
}
