import { Icon } from './Icon.tsx';

/** The one icon that the first file of the application has to hold: it stands beside every failure. */
export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.25 14.25 13H1.75L8 2.25ZM8 6.5v3M8 11.25v.01" />
  </Icon>
);
