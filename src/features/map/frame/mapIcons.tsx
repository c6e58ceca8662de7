import { Icon } from '#/ui/Icon.tsx';

export const PlusIcon = () => (
  <Icon>
    <path d="M8 3.25v9.5M3.25 8h9.5" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M3.25 8h9.5" />
  </Icon>
);

export const GrowIcon = () => (
  <Icon>
    <path d="M9.5 2.75h3.75V6.5M13 3 9.25 6.75M6.5 13.25H2.75V9.5M3 13l3.75-3.75" />
  </Icon>
);

export const ShrinkIcon = () => (
  <Icon>
    <path d="M9.25 3v3.75H13M9.5 6.5l3.75-3.75M6.75 13V9.25H3M6.5 9.5l-3.75 3.75" />
  </Icon>
);

export const ShowAllIcon = () => (
  <Icon>
    <path d="M2.75 5.5V2.75H5.5M10.5 2.75h2.75V5.5M13.25 10.5v2.75H10.5M5.5 13.25H2.75V10.5" />
    <circle cx="8" cy="8" r="1.75" />
  </Icon>
);
