import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';

/** Facts of one topic, folded to a line that says the most of them. */
export function Topic({
  title,
  digest,
  children,
}: {
  title: string;
  digest: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line not-first:border-t">
      <details className="group/topic">
        <summary className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-2 select-none hover:bg-hover [&::-webkit-details-marker]:hidden">
          <span className="-rotate-90 text-ink-faint group-open/topic:rotate-0">
            <ChevronDownIcon />
          </span>
          <h3 id={id} className="shrink-0 text-sm font-semibold">
            {title}
          </h3>
          <span className="min-w-0 flex-1 text-right md:truncate text-sm text-ink-soft group-open/topic:hidden">
            {digest}
          </span>
        </summary>
        <div className="px-4 pt-1 pb-4">{children}</div>
      </details>
    </section>
  );
}
