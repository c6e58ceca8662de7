/** Waits until a change of the document makes it true, and then until the browser has painted that. */
export function untilPainted(host: Element, isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
    check();

    function check() {
      if (!isDone()) return;
      observer.disconnect();
      // The frame that shows it is drawn after its animation callbacks; a message comes after the drawing.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}
