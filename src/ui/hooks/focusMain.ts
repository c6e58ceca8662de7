/** Before what has the focus goes and nothing takes its place: hands the keyboard to the page around it. */
export function focusMain(within: Element | null): void {
  within?.closest('main')?.focus({ preventScroll: true });
}
