import { BottomBar } from './bottom-bar.tsx';
import { Greeting } from './greeting.tsx';
import { MemberNav } from './member-nav.tsx';

export default function MemberBar({ firstName }: { firstName: string | null }) {
  return (
    <>
      <MemberNav />
      <div className="order-2 ml-auto flex min-w-0 shrink-0 xl:order-3">
        <Greeting firstName={firstName} />
      </div>
      {/* Reserves space for the guide's floating button, which would otherwise cover content. */}
      <span aria-hidden="true" className="order-4 size-11 shrink-0" />
      <BottomBar />
    </>
  );
}
