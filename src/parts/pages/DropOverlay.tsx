/** Says what dropping would do, while files are held over the page. */
export function DropOverlay({ title, text }: { title: string; text: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-scrim p-4">
      <div role="status" className="card border-2 border-dashed border-accent px-8 py-6 text-center">
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
