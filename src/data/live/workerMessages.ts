import { second } from '#/time/durations.ts';
import type { LiveChange } from './liveChange.ts';

/** What the worker says to a tab: `here` where its stream is not open yet, and as a sign of life. */
export type LiveMessage = 'here' | 'open' | 'lost' | LiveChange;

/** How often the server gives a sign of life, and the worker: a browser may end it without a word. */
export const lifeSignPace = 15 * second;
/** After so long without one, the stream is open no more. */
export const longestSilence = 40 * second;
