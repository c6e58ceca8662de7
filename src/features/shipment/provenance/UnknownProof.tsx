import { Link } from '@tanstack/react-router';
import { LeftOut } from '#/parts/LeftOut.tsx';
import { unknownWord } from '#/parts/leftOutWords.ts';

/** Says that the address asked for a proof that there is none of; the journey is shown. */
export function UnknownProof({ proof }: { proof: string | undefined }) {
  return (
    <LeftOut words={unknownWord('proof', proof, 'all')}>
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
    </LeftOut>
  );
}
