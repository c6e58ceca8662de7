import { CopyButton } from '#/parts/CopyButton.tsx';
import { findLink } from '#/parts/findLink.ts';

/** Copies the link that finds a number from anywhere. */
export function CopyLink({ number }: { number: string }) {
  return (
    <CopyButton text={findLink(number)} label={`Copy link to ${number}`}>
      Copy link
    </CopyButton>
  );
}
