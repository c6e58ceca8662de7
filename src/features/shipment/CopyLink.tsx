import { CopyButton } from '#/parts/CopyButton.tsx';
import { findLink } from '#/parts/findLink.ts';
import * as words from './words.ts';

/** Copies the link that finds a number from anywhere. */
export function CopyLink({ number }: { number: string }) {
  return (
    <CopyButton text={findLink(number)} label={words.copyLinkTo(number)} look="bare">
      {words.copyLink}
    </CopyButton>
  );
}
