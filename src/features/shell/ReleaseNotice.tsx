import { useRelease } from '#/device/release.ts';
import { Button } from '#/ui/Button.tsx';

/** Offers the next release. It is taken on request alone, because what is typed and not saved does not survive it. */
export function ReleaseNotice() {
  const take = useRelease((release) => release.take);
  return (
    // The place stands before the words come, so that a screen reader says them.
    <div role="status">
      {take && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-quiet-wash px-4 py-1.5 text-sm">
          <p>A new version is ready. Taking it loads this page again; save what you have typed first.</p>
          <Button onClick={take}>Take it now</Button>
        </div>
      )}
    </div>
  );
}
