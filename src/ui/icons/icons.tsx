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

export const RefreshIcon = () => (
  <Icon size={14}>
    <path d="M13 5.5A5.5 5.5 0 1 0 13.5 9M13.25 2.5v3.25H10" />
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

export const FilterIcon = () => (
  <Icon>
    <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />
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

export const BackIcon = () => (
  <Icon>
    <path d="M10 3 5 8l5 5" />
  </Icon>
);
