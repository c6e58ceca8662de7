import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isPort } from './boardSettings.ts';

/** A port that a board can be of. */
export interface BoardPort {
  readonly code: string;
  /** Null where no shipment names it. */
  readonly name: string | null;
  readonly shipments: number;
}

/** The ports of discharge of the account by name, and those that are chosen without a shipment for them. */
export function boardPorts(shipments: readonly Shipment[], chosen: readonly string[]): BoardPort[] {
  const ports = new Map<string, BoardPort>();
  for (const { portOfDischarge: port } of shipments) {
    if (!port?.locode || !isPort(port.locode)) continue;
    const known = ports.get(port.locode);
    const name = known?.name ?? port.name;
    ports.set(port.locode, { code: port.locode, name, shipments: (known?.shipments ?? 0) + 1 });
  }
  for (const code of chosen) if (!ports.has(code)) ports.set(code, { code, name: null, shipments: 0 });
  return [...ports.values()].toSorted((a, b) => compareCodeUnits(a.name ?? a.code, b.name ?? b.code));
}

/**
 * The ports whose name or code has every part of a text at the beginning of a word, `new yo` or `uslax`; a code that no
 * shipment has is found as well, since a wall may be set up before its first shipment.
 */
export function findPorts(ports: readonly BoardPort[], text: string): BoardPort[] {
  const parts = wordsOf(text);
  const found = ports.filter(({ code, name }) => {
    const words = [...wordsOf(name ?? ''), ...wordsOf(code)];
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
  const code = text.trim().toUpperCase();
  // Busan is a city, though it is written like a code.
  return found.length === 0 && isPort(code) ? [{ code, name: null, shipments: 0 }] : found;
}

/** Accents and case do not matter: who looks for Göteborg may type goteborg. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
