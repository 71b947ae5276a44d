import type { ReactNode } from 'react';

interface RoomHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  back?: ReactNode;
  /** What can be done here, at the right. */
  children?: ReactNode;
}

export function RoomHeader({ title, intro, back, children }: RoomHeaderProps) {
  return (
    <>
      {back}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="break-words text-2xl lg:text-3xl">{title}</h1>
          {intro && <p className="mt-1 max-w-3xl text-muted">{intro}</p>}
        </div>
        {children && (
          <div className="flex flex-wrap items-center gap-2 has-[>nav]:max-sm:w-full">
            {children}
          </div>
        )}
      </div>
    </>
  );
}
