import { Skeleton } from '#/ui/Skeleton.tsx';

export function AttentionSkeleton() {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 px-3">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  );
}
