import { Icon } from './Icon.tsx';

export const SearchIcon = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.5 3.5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon size={14}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
);

export const EditIcon = () => (
  <Icon size={14}>
    <path d="m10.5 3 2.5 2.5L6 12.5l-3.25.75L3.5 10l7-7ZM9 4.5 11.5 7" />
  </Icon>
);

export const RefreshIcon = () => (
  <Icon size={14}>
    <path d="M13 5.5A5.5 5.5 0 1 0 13.5 9M13.25 2.5v3.25H10" />
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

export const DeviceIcon = () => (
  <Icon size={14}>
    <ellipse cx="8" cy="3.75" rx="5" ry="2" />
    <path d="M3 3.75v8.5c0 1.1 2.2 2 5 2s5-.9 5-2v-8.5M3 8c0 1.1 2.2 2 5 2s5-.9 5-2" />
  </Icon>
);

export const GearIcon = () => (
  <Icon>
    <path d="M2 4.5h7.5M13 4.5h1M2 11.5h1M6.5 11.5H14" />
    <circle cx="11.25" cy="4.5" r="1.75" />
    <circle cx="4.75" cy="11.5" r="1.75" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M10 3 5 8l5 5" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon size={12}>
    <path d="M2.5 8h11M9.5 4l4 4-4 4" />
  </Icon>
);

export const UpIcon = () => (
  <Icon size={14}>
    <path d="M8 13V3M4 7l4-4 4 4" />
  </Icon>
);

export const DownIcon = () => (
  <Icon size={14}>
    <path d="M8 3v10M4 9l4 4 4-4" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon size={12}>
    <path d="m3.5 6 4.5 4.5L12.5 6" />
  </Icon>
);

export const ColumnsIcon = () => (
  <Icon>
    <path d="M2.5 3h11v10h-11zM6.25 3v10M9.75 3v10" />
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
