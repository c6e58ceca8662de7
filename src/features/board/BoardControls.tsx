import { Button, buttonClasses } from '#/ui/Button.tsx';
import { fullScreen, setUp } from './words.ts';

/** What a board offers to whoever moves its pointer or presses a key. */
export function BoardControls() {
  return (
    <div className="absolute right-4 bottom-4 flex gap-2 rounded border border-line bg-surface p-2">
      <a href={`/arrivals/setup${window.location.search}`} className={buttonClasses()}>
        {setUp}
      </a>
      <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
        {fullScreen}
      </Button>
    </div>
  );
}
