import type { CommandText } from '#/domain/find/commandMatch.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What a command leaves to say once the palette is closed. */
export interface CommandOutcome {
  readonly words: string;
  readonly undo?: () => Promise<void>;
  /** What the browser would not copy. */
  readonly copyByHand?: string;
}

/** Something the command palette opens or does. */
export interface Command extends CommandText {
  readonly id: string;
  /** A second line. */
  readonly detail?: string;
  /** Set where the label is a number of the trade. */
  readonly isNumber?: boolean;
  /** Whose status stands at the end of the line. */
  readonly container?: Container | null;
  readonly shipment?: Shipment;
  /** True where it is what is in force already. */
  readonly isOn?: boolean;
  /** The id of what has the focus afterwards; without it the focus goes back to where it was. */
  readonly focus?: string;
  run(): void | CommandOutcome | Promise<CommandOutcome>;
}
