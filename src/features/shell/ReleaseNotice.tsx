import { useRelease } from '#/device/release.ts';
import { Button } from '#/ui/Button.tsx';
import { reload, updateAvailable } from './words.ts';

/** Offers the next release. The page reloads on request alone, because what is typed and not saved is lost. */
export function ReleaseNotice() {
  const take = useRelease((release) => release.take);
  return (
    // It is there before the words come, so that a screen reader announces them.
    <div role="status">
      {take && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-quiet-wash px-4 py-1 text-sm">
          <p>{updateAvailable}</p>
          <Button onClick={take}>{reload}</Button>
        </div>
      )}
    </div>
  );
}
