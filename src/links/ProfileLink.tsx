import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileKind, ProfileSubject } from '#/domain/profile/subject.ts';
import { classes } from '#/ui/classes.ts';

const pages = {
  port: '/ports/$name',
  terminal: '/terminals/$name',
  vessel: '/vessels/$name',
  carrier: '/carriers/$name',
} as const satisfies Readonly<Record<ProfileKind, string>>;

/** The address of the page of a port, terminal, vessel or carrier. */
export const profileAddress = ({ kind, value }: ProfileSubject) =>
  ({
    to: pages[kind],
    params: { name: kind === 'vessel' && /^\d{7}$/.test(value) ? `IMO${value}` : value },
  }) as const;

/** A name that leads to the page of what it names; a bare text where it is not reported well enough to be looked up. */
export function ProfileLink({
  subject,
  className,
  children,
}: {
  subject: ProfileSubject | null;
  className?: string;
  children: ReactNode;
}) {
  if (!subject) return <span className={className}>{children}</span>;
  return (
    <Link {...profileAddress(subject)} className={classes('underline-offset-2 hover:underline', className)}>
      {children}
    </Link>
  );
}
