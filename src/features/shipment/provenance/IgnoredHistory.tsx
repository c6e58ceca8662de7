import { Link } from '@tanstack/react-router';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { unknownWord } from '#/parts/lists/ignoredWords.ts';

/** Says that the address has an unknown word for what is shown of the history; the journey is shown then. */
export function IgnoredHistory({ proof }: { proof: string | undefined }) {
  return (
    <IgnoredSettings words={unknownWord('proof', proof, 'all')}>
      {({ look, content }) => (
        <Link
          from="/shipments/$shipmentId"
          to="/shipments/$shipmentId"
          search={(search) => ({ ...search, proof: undefined })}
          replace
          resetScroll={false}
          {...look}
        >
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
