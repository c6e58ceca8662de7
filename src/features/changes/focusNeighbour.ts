import { focusMain } from '#/ui/focusMain.ts';

/**
 * Before a row goes: hands the keyboard from its button (`data-put-aside`) to that of the row that takes its place, and
 * from the last one to the page.
 */
export function focusNeighbour(table: HTMLElement | null): void {
  const buttons = [...(table?.querySelectorAll<HTMLButtonElement>('[data-put-aside]') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  if (neighbour) neighbour.focus();
  else focusMain(table);
}
