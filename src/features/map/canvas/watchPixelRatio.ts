/** Calls back when the page moves to a screen of another resolution or is zoomed. Returns a function that stops it. */
export function watchPixelRatio(onChange: () => void): () => void {
  const stopping = new AbortController();
  const watch = () => {
    const current = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      onChange();
      watch();
    };
    current.addEventListener('change', changed, { once: true, signal: stopping.signal });
  };
  watch();
  return () => stopping.abort();
}
