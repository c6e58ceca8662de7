import type { ReactNode } from 'react';
import { countSoFar } from '#/parts/words.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';

export interface KindLink<Kind extends string> {
  /** What is chosen once the link is followed; undefined where that is nothing. */
  readonly next: readonly Kind[] | undefined;
  readonly look: { readonly className: string; readonly 'aria-current': 'true' | undefined };
  readonly content: ReactNode;
}

/** Every kind with its count, each a link that switches it on or off. `children` draws the link. */
export function KindList<Kind extends string>({
  title,
  kinds,
  countOf,
  chosen,
  isPartial = false,
  children,
}: {
  title: string;
  /** Each with its label, in the order in which they stand. */
  kinds: Iterable<readonly [kind: Kind, label: string]>;
  /** Null while what it rests on has not been read: a nought would claim that there is none. */
  countOf: (kind: Kind) => number | null;
  chosen: readonly Kind[];
  /** Whether the account is still loading, so that more may follow. */
  isPartial?: boolean;
  children: (link: KindLink<Kind>) => ReactNode;
}) {
  return (
    <div>
      <h2 className="eyebrow px-2 pb-1">{title}</h2>
      <ul>
        {Array.from(kinds, ([kind, label]) => {
          const active = chosen.includes(kind);
          const count = countOf(kind);
          const next = active ? chosen.filter((other) => other !== kind) : [...chosen, kind];
          const content = (
            <>
              <span className="min-w-0 truncate">{label}</span>
              {active && <CloseIcon />}
              <span className="ml-auto shrink-0 text-xs">
                {count === null ? '–' : countSoFar(count, isPartial)}
              </span>
            </>
          );
          return (
            <li key={kind}>
              {children({
                next: next.length > 0 ? next : undefined,
                look: { className: facetClasses(active, count), 'aria-current': active ? 'true' : undefined },
                content,
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
