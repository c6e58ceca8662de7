import type { Container } from '#/domain/container.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { CopyLink } from './CopyLink.tsx';

/** The number of the selected container, its status, and its link. */
export function ContainerHeading({ container }: { container: Container }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="num min-w-0 text-lg font-semibold break-all">{container.number}</h2>
      <StatusBadge container={container} />
      <span className="ml-auto">
        <CopyLink number={container.number} />
      </span>
    </div>
  );
}
