import { Icon } from './Icon.tsx';

/** Icons that are loaded with what opens on demand. */

export const PencilIcon = () => (
  <Icon size={14}>
    <path d="m3 13 .5-2.75L10.75 3 13 5.25 5.75 12.5 3 13Z" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon size={14}>
    <path d="M6.5 9.5 9.5 6.5M7 4.75l1-1a2.8 2.8 0 0 1 4 4l-1 1M9 11.25l-1 1a2.8 2.8 0 0 1-4-4l1-1" />
  </Icon>
);

export const BinIcon = () => (
  <Icon size={14}>
    <path d="M2.75 4.25h10.5M6 4V2.75h4V4M4.25 4.25l.5 9h6.5l.5-9M6.75 7v3.5M9.25 7v3.5" />
  </Icon>
);
