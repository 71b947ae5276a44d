import { Skeleton } from '../../../ui/skeleton.tsx';

const three = ['one', 'two', 'three'];
const four = [...three, 'four'];

/** The shape of what is coming; everything below the welcome takes its place in one step. */
export function HomeSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your day
      </p>
      <Skeleton className="mt-8 h-72 rounded-card! sm:h-52 lg:h-40" />
      <Skeleton className="mt-10 mb-5 h-8 w-28" />
      <Skeleton className="h-70 rounded-card! lg:h-36" />
      <Skeleton className="mt-12 mb-5 h-8 w-40" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {four.map((name) => (
          <Skeleton key={name} className="h-48 rounded-card! sm:h-64" />
        ))}
      </div>
      <Skeleton className="mt-12 mb-5 h-8 w-44" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {three.map((name) => (
          <Skeleton key={name} className="h-76 rounded-card!" />
        ))}
      </div>
    </>
  );
}
