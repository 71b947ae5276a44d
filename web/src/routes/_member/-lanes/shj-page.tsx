import { Link } from '@tanstack/react-router';
import { useMe } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { HomeNudge } from '../-home/home-nudge.tsx';
import { FreeAccessPromo } from './free-access-promo.tsx';
import { LanePage } from './lane-page.tsx';

export function ShjPage() {
  const isFree = useMe().data?.membership.tier === 'free';
  return (
    <LanePage
      track="SHJ"
      lane="SHJ"
      title="Self-Health Journey"
      intro="Stability first, then the skill of creating what you want. Fourteen guided weekly workshops and small daily habits, at your own pace."
      actions={
        <>
          <Button asChild variant="action">
            <Link to="/shj/workshops">Open the workshops</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/shj/intro">How SHJ works</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/intimabalance">Explore IntimaBalance</Link>
          </Button>
        </>
      }
      listTitle="Getting Started"
      most={6}
      banner={<HomeNudge className="mb-6" />}
    >
      <HomeNudge className="mt-6" />
      {isFree && <FreeAccessPromo />}
    </LanePage>
  );
}
