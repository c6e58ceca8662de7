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

export const EditIcon = () => (
  <Icon size={14}>
    <path d="m10.5 3 2.5 2.5L6 12.5l-3.25.75L3.5 10l7-7ZM9 4.5 11.5 7" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M13.25 9.75A5.75 5.75 0 0 1 6.25 2.75a5.75 5.75 0 1 0 7 7Z" />
  </Icon>
);

export const ScreenIcon = () => (
  <Icon>
    <rect x="2" y="2.75" width="12" height="8.5" rx="1.25" />
    <path d="M5.5 13.75h5" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon size={12}>
    <path d="M2.5 8h11M9.5 4l4 4-4 4" />
  </Icon>
);

export const GripIcon = () => (
  <Icon>
    <path d="M6 4v.01M10 4v.01M6 8v.01M10 8v.01M6 12v.01M10 12v.01" />
  </Icon>
);

export const ChevronLeftIcon = () => (
  <Icon>
    <path d="M10 3 5 8l5 5" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon>
    <path d="m6 3 5 5-5 5" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M5.5 3 2.5 6l3 3M2.5 6h7a3.5 3.5 0 0 1 0 7H6" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.25 3.25L13 5" />
  </Icon>
);
