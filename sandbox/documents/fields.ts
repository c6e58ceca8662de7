import type { Box } from './page.ts';

/** Something that a document says, and where. */
export interface FoundField {
  /** Of a label (labels.ts). */
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'date' | 'party' | 'place' | 'amount' | 'quantity';
  /** In the form of its kind; null when it can be read in more than one way. */
  readonly value: string | null;
  /** As it stands there; several lines of a party. */
  readonly text: string;
  readonly page: number;
  readonly line: number;
  /** In units of the page. */
  readonly box: Box;
  /** All ways to read it when there is more than one. */
  readonly candidates?: readonly string[];
  /** Of a date: what its value is. */
  readonly precision?: 'day' | 'clock' | 'instant';
  /** Of a date: the name of its zone where that has several meanings. */
  readonly zone?: string | null;
  /** Of an amount: ISO 4217, null where it is not said. */
  readonly currency?: string | null;
  /** Of a quantity: `kg`, `lb`, `t`, `m³` or the kind of package; null where it is not said. */
  readonly unit?: string | null;
  /** The container whose line it stands on, where that is one alone. */
  readonly containerNumber?: string;
  /** Of a container number: ISO 6346. */
  readonly checkDigitPassed?: boolean;
}
