/** The hovered and the selected item of a layer. */
export interface Emphasis {
  readonly hovered: string | null;
  readonly selected: string | null;
}
