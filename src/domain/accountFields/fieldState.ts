import type { AccountChange } from './accountFields.ts';

/** How fields of the account are stored, and what became of the changes. */
export interface AccountFieldState {
  /** Where: not known yet, with the account, on this device, or where the first change will ask. */
  readonly storage: 'loading' | 'account' | 'device' | 'asks';
  /** On the device: why it is not with the account. */
  readonly why: 'chosen' | 'forbidden' | 'taken' | null;
  /** On the device: whether the reader can have it moved to the account. */
  readonly canShare: boolean;
  /** What the account calls fields of those names that hold something else. */
  readonly taken: readonly string[];
  /** How many changes are not sent yet. */
  readonly unsent: number;
  /** What was not saved since the last change. */
  readonly failed: readonly FailedChange[];
  readonly dismiss: () => void;
  readonly sharing: SharingState;
}

export interface FailedChange {
  readonly change: AccountChange;
  readonly reason: string;
  /** What somebody else wrote there meanwhile; null where that is not why. Empty where it was cleared. */
  readonly newest: string | null;
}

/** The question where they are to be stored. */
export interface SharingState {
  readonly isAsked: boolean;
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Defines the custom fields, and saves there what is on this device. */
  readonly define: () => void;
  readonly stayHere: () => void;
}
