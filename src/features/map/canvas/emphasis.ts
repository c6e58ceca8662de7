/** What stands out of a layer: the thing that is pointed at, and the one that was chosen. */
export interface Emphasis {
  readonly hovered: string | null;
  readonly selected: string | null;
}
