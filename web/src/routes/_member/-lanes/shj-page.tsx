import { Link } from '@tanstack/react-router';
import { useFeeling } from '../../../features/quick-router/feeling-visit.ts';
import { useMe } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { HomeNudge } from '../-home/home-nudge.tsx';
import { FreeAccessPromo } from './free-access-promo.tsx';
import { LanePage } from './lane-page.tsx';
import { NextWorkshop } from './next-workshop.tsx';

export function ShjPage() {
  const isFree = useMe().data?.membership.tier === 'free';
  const isHelping = useFeeling()?.route.recommendedPath === 'SHJ';
  return (
    <LanePage
      track="SHJ"
      lane="SHJ"
      title="Self-Health Journey"
      intro="Stability first, then the skill of creating what you want: fourteen guided weekly workshops and small daily habits, at your own pace."
      first={<NextWorkshop />}
      listTitle="Getting Started"
      most={6}
      moreTitle="More on this path"
      more={
        <Button asChild variant="outline">
          <Link to="/intimabalance">Explore IntimaBalance</Link>
        </Button>
      }
    >
      {!isHelping && <HomeNudge className="mt-8 sm:mt-12" />}
      {isFree && <FreeAccessPromo />}
    </LanePage>
  );
}
