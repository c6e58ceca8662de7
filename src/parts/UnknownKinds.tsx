import type { ReactNode } from 'react';

interface UnknownKindsProps {
  /** The kinds that the address asks for. */
  readonly asked: readonly string[] | undefined;
  readonly known: readonly string[];
  /** A link to the address without them. */
  readonly children: ReactNode;
}

/** What the address asked for and this version does not have: a link of another version, or one written by hand. */
export function UnknownKinds({ asked = [], known, children }: UnknownKindsProps) {
  const unknown = asked.filter((kind) => !known.includes(kind));
  if (unknown.length === 0) return null;
  const quoted = unknown.slice(0, 3).map((kind) => `“${kind.length > 60 ? `${kind.slice(0, 60)}…` : kind}”`);
  const more = unknown.length > 3 ? ` and ${unknown.length - 3} more` : '';
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline gap-x-2 px-4 pb-2 text-sm break-words text-ink-soft"
    >
      <span className="min-w-0">
        This address asked for the {unknown.length === 1 ? 'kind' : 'kinds'} {quoted.join(', ')}
        {more}, which this version does not have; left out.
      </span>
      {children}
    </p>
  );
}
