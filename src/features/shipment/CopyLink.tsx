import { CopyButton } from '#/parts/CopyButton.tsx';

/** Copies the link that finds a number from anywhere (spec 4.10), percent-encoded. */
export function CopyLink({ number }: { number: string }) {
  const link = `${window.location.origin}/shipments/find?q=${encodeURIComponent(number)}`;
  return (
    <CopyButton text={link} label={`Copy link to ${number}`}>
      Copy link
    </CopyButton>
  );
}
