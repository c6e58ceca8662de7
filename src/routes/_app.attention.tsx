import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of the exceptions: bookmarks and links go on with what they ask for. */
export const Route = createFileRoute('/_app/attention')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/exceptions', search, replace: true });
  },
});
