import { useRouteContext } from '@tanstack/react-router';
import { useSignInEnded } from '#/data/shipments/signIn.ts';
import * as words from './words.ts';

/** Where a gateway asks who it is, and then says that somebody is signed in (docs/gateway.md 3). */
const address = '/sign-in';

/** One slim bar for as long as the sign-in of this page has ended: what happened, and the way to sign in beside it. */
export function SignInBar() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  return (
    // It is there before the words come, so that a screen reader announces them.
    <div role="status">
      {useSignInEnded(api) && (
        <p className="flex items-center gap-x-2 border-b border-line bg-attention-wash px-4 text-xs text-attention sm:py-1">
          <span className="font-semibold">{words.signInEnded}</span>
          <a
            href={address}
            target="_blank"
            className="inline-flex items-center font-medium underline underline-offset-2 max-sm:min-h-11"
          >
            {words.signInAgain}
          </a>
          <span className="truncate max-sm:hidden">{words.signInNext}</span>
        </p>
      )}
    </div>
  );
}
