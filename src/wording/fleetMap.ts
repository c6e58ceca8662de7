import { type IgnoredMapSetting, timeBarDays } from '#/domain/fleetMap/mapSearch.ts';
import type { PortWait } from '#/domain/fleetMap/ports.ts';
import { quotedInShort } from '#/language/quoted.ts';

/** What containers at a place wait for, as a heading. */
export const portWaitLabels: Readonly<Record<PortWait, string>> = {
  loading: 'Booked from here, not loaded',
  transshipment: 'In transshipment',
  discharge: 'Arrived, not discharged',
  rail: 'Awaiting rail/inland',
  pickup: 'Awaiting pickup',
};

/** The same after a number. */
export const portWaitShort: Readonly<Record<PortWait, string>> = {
  loading: 'to be loaded',
  transshipment: 'in transshipment',
  discharge: 'not discharged',
  rail: 'awaiting rail/inland',
  pickup: 'awaiting pickup',
};

/** Why a setting of the address is ignored, as a sentence. */
export function describeIgnoredMapSetting({ key, text }: IgnoredMapSetting): string {
  const value = quotedInShort(text);
  switch (key) {
    case 'show':
      return `Ignored unknown list ${value}. The map lists the day.`;
    case 'port':
      return `Ignored port ${value}, since the address also has a vessel.`;
    case 'at':
      return `Ignored unknown view ${value}. A view is written as latitude,longitude,zoom.`;
    case 't':
      return `Ignored time ${value}. The map goes from ${timeBarDays.before} days ago to ${timeBarDays.after} days from now, written like 2026-08-20T12:00Z.`;
  }
}
