export const pageNotFound = {
  title: 'Page not found',
  text: 'The link may be incomplete. Type any container, bill of lading, booking or reference number into the find box.',
  link: 'All shipments',
} as const;
