import type { ReactNode } from 'react';

/**
 * Pictures of what a page will have once it has something: in the lines of the icons, with the dot of the mark where
 * something arrives. They are loaded with the pages that can be empty.
 */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width={96}
      height={64}
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 text-ink-faint"
    >
      {children}
    </svg>
  );
}

const Dot = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="4" stroke="none" fill="var(--ready-solid)" />
);

/** A container, and the receiver that its news reach. */
export const WebhooksPicture = () => (
  <Picture>
    <rect x="4" y="21" width="32" height="22" rx="1.5" />
    <path d="M11 26v12M17 26v12M23 26v12M29 26v12M42 32h3M49 32h3M56 32h4M57 28l4 4-4 4" />
    <rect x="67" y="12" width="25" height="40" rx="3" />
    <path d="M67 25.5h25M67 38.5h25M72 19h6M72 45h6" />
    <Dot x={74} y={32} />
  </Picture>
);

/** Sheets of which the number is found. */
export const DocumentsPicture = () => (
  <Picture>
    <path d="M35 8H22a3 3 0 0 0-3 3v38a3 3 0 0 0 3 3" />
    <path d="M58 6H32a3 3 0 0 0-3 3v46a3 3 0 0 0 3 3h38a3 3 0 0 0 3-3V21ZM58 6v12a3 3 0 0 0 3 3h12" />
    <path d="M38 20h10M38 38h26M38 47h18M48 29h16" />
    <Dot x={40} y={29} />
  </Picture>
);

/** A truck that comes for a container. */
export const PickupsPicture = () => (
  <Picture>
    <path d="M4 54h88M6 18h52v28H6ZM14 24v16M23 24v16M32 24v16M41 24v16M50 24v16M58 46V26h14l10 11v9H58M66 32h5l5 6H66Z" />
    <circle cx="20" cy="49" r="5" />
    <circle cx="70" cy="49" r="5" />
    <Dot x={86} y={12} />
  </Picture>
);

/** The house of a company, and others. */
export const PartiesPicture = () => (
  <Picture>
    <path d="M4 56h88M14 56V12a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v44M42 27h17a3 3 0 0 1 3 3v26M62 38h17a3 3 0 0 1 3 3v15" />
    <path d="M22 18h3M31 18h3M22 28h3M31 28h3M22 38h3M31 38h3M50 36h4M50 45h4M70 47h4" />
    <Dot x={28} y={50} />
  </Picture>
);

/** Entries under their names, one of them being filled in. */
export const FieldsPicture = () => (
  <Picture>
    <path d="M8 9h18M8 37h26" />
    <rect x="8" y="15" width="80" height="14" rx="3" />
    <rect x="8" y="43" width="80" height="14" rx="3" />
    <path d="M15 22h28M24 50h34M63 46.5v7" />
    <Dot x={16} y={50} />
  </Picture>
);

/** Numbers that are asked for, the first of them found. */
export const RequestsPicture = () => (
  <Picture>
    <rect x="8" y="5" width="80" height="54" rx="3" />
    <path d="M8 23h80M8 41h80M17 14h30M17 32h38M17 50h24" />
    <circle cx="77" cy="32" r="3.25" />
    <circle cx="77" cy="50" r="3.25" strokeDasharray="2 3" />
    <Dot x={77} y={14} />
  </Picture>
);

/** An arrival that has moved since it was looked at. */
export const ChangesPicture = () => (
  <Picture>
    <path d="M8 48h80M8 44v8M48 44v8M88 44v8" />
    <circle cx="28" cy="26" r="4" strokeDasharray="2 3" />
    <path d="M28 34v10M38 26h18M52 22l4 4-4 4M68 34v10" />
    <Dot x={68} y={26} />
  </Picture>
);
