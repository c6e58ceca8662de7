/**
 * Does work one at a time. Of what is asked for meanwhile, the newest is done when it has ended. Where it fails it is
 * over, and what was asked for meanwhile is done all the same.
 *
 * @returns asks for it
 */
export function oneAtATime<Asked>(work: (asked: Asked) => Promise<void>): (asked: Asked) => void {
  let isBusy = false;
  let next: { readonly asked: Asked } | null = null;

  async function goOn(): Promise<void> {
    isBusy = true;
    while (next) {
      const { asked } = next;
      next = null;
      await work(asked).catch(() => undefined);
    }
    isBusy = false;
  }

  return (asked) => {
    next = { asked };
    if (!isBusy) void goOn();
  };
}
