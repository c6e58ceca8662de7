/** A date that a record has and that says nothing (docs/interface.md 6.1): what it would date is "not reported". */
export interface UnusedDate {
  /** The attribute of the record: `pickup_lfd_terminal`. */
  readonly attribute: string;
  /** As it came: `1900-01-01T00:00:00Z`, `Dec 1, 2026.` */
  readonly text: string;
  /** `unreadable`: no date by the interface. `farOff`: no date of this journey (recordLife.ts). */
  readonly why: 'unreadable' | 'farOff';
}
