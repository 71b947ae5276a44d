import { cn } from '../../../ui/cn.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const four = ['one', 'two', 'three', 'four'];

export function HomeSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your day
      </p>
      <div className="relative mt-4 grid items-start gap-4 sm:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-5">
        <CardShape className="h-64" />
        <CardShape className="h-60 sm:h-105" />
      </div>
      <Skeleton className="mt-12 mb-5 h-8 w-44" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {four.map((name) => (
          <CardShape key={name} className="h-46 sm:h-58" />
        ))}
      </div>
    </>
  );
}

function CardShape({ className }: { className: string }) {
  return (
    <div
      className={cn(
        'flex flex-col gap-3 overflow-hidden rounded-card border border-line bg-surface p-6 shadow-card *:shrink-0',
        className,
      )}
    >
      <Skeleton className="size-11 rounded-full!" />
      <Skeleton className="mt-2 h-5 w-1/2" />
      <Skeleton className="h-4 w-full max-w-2xl" />
      <Skeleton className="h-4 w-2/3 max-w-md" />
    </div>
  );
}
