import { Icon } from '#/ui/Icon.tsx';

export const PlayIcon = () => (
  <Icon>
    <path d="M5 3.25v9.5L12.5 8 5 3.25Z" fill="currentColor" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M5.5 3.5v9M10.5 3.5v9" strokeWidth="2.5" />
  </Icon>
);
