import { Greeting } from './greeting.tsx';
import { MemberNav } from './member-nav.tsx';

export default function MemberBar({ firstName }: { firstName: string | null }) {
  return (
    <>
      <MemberNav />
      <div className="order-2 ml-auto flex min-w-0 shrink-0 lg:order-3">
        <Greeting firstName={firstName} />
      </div>
    </>
  );
}
