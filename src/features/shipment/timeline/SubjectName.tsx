import { createContext, type ReactNode, useContext } from 'react';
import type { ProfileSubject } from '#/domain/profile/subject.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';

/** What the shipment of a timeline is listed under on the pages of ports, terminals and vessels. */
export const SubjectsContext = createContext<readonly ProfileSubject[]>([]);

/** A name in the timeline, which leads to its page where that page has the shipment: that of a feeder has not. */
export function SubjectName({
  subject,
  children,
}: {
  /** Null where it is not reported well enough to be looked up. */
  subject: ProfileSubject | null;
  children: ReactNode;
}) {
  const subjects = useContext(SubjectsContext);
  const isListed = subjects.some(({ kind, value }) => kind === subject?.kind && value === subject.value);
  return <ProfileLink subject={isListed ? subject : null}>{children}</ProfileLink>;
}
