import { Icon } from './Icon.tsx';

/** Icons for a thumb: of the bar at the foot of a phone. */

export const RowsIcon = () => (
  <Icon size={22}>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h7" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon size={22}>
    <path d="M8 2.25 14.25 13H1.75L8 2.25ZM8 6.5v3M8 11.1v.01" />
  </Icon>
);

export const FindIcon = () => (
  <Icon size={22}>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.5 3.5" />
  </Icon>
);

export const MapIcon = () => (
  <Icon size={22}>
    <path d="M8 14s4.75-4.2 4.75-7.6a4.75 4.75 0 0 0-9.5 0C3.25 9.8 8 14 8 14Z" />
    <circle cx="8" cy="6.4" r="1.6" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon size={22}>
    <path d="M3.25 8v.01M8 8v.01M12.75 8v.01" strokeWidth="2.5" />
  </Icon>
);
