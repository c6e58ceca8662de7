import { Outlet, useRouteContext } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { idle } from '#/async/idle.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { usePhone } from '#/ui/useScreen.ts';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useFocusMain } from './useFocusMain.ts';

const whenIdle = (load: () => Promise<ComponentType>) => lazyPart(() => idle().then(load));

/** Loaded ahead: nothing more is, once the sign-in has ended. */
const SignInBar = whenIdle(async () => (await import('./SignInBar.tsx')).SignInBar);
/** The rows come first: files are dropped on what is drawn. */
const Uploads = whenIdle(async () => (await import('./uploads/Uploads.tsx')).Uploads);

/** What stands around every page: navigation, find, the age of the data, and what the user has to know of both. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const configNotes = useRouteContext({ from: '__root__', select: (context) => context.configNotes });
  const main = useRef<HTMLElement>(null);
  const phone = usePhone();
  useFocusMain(main);
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <SkipLinks />
      {phone ? <PhoneHeader /> : <Header />}
      <OfflineBar />
      <Suspense>
        <SignInBar />
      </Suspense>
      <ReleaseNotice />
      {configNotes.map((note) => (
        <p
          key={note}
          role="status"
          className="border-b border-line bg-attention-wash px-4 py-1.5 text-sm text-attention"
        >
          {note}
        </p>
      ))}
      {/* Names and numbers of any length break rather than leave their place. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="wrap-anywhere flex min-h-0 flex-1 flex-col outline-none"
      >
        {children}
      </main>
      {phone && <PhoneBar />}
      <Suspense>
        <Uploads />
      </Suspense>
    </div>
  );
}
