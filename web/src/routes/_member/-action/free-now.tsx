import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import { useMembership } from '../../../member/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

/** This page contains no offers, because nobody in distress should have to read past one. */
export function FreeNow() {
  const { isPremiumActive } = useMembership();
  return (
    <Card aria-labelledby="free-now" className="relative overflow-hidden sm:p-8 lg:pr-96!">
      <CardTitle id="free-now">Having a hard moment?</CardTitle>
      <CardText>
        {isPremiumActive ? 'Start with one of these.' : 'These are free and open right now.'}
      </CardText>
      <div className="mt-4 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:gap-3">
        <BreathingSample variant="action" />
        <Button asChild variant="outline">
          <Link to="/action/calm-kit" hash="sos">
            Open the SOS tools
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/help">Find a help line</Link>
        </Button>
      </div>
      <Scene
        subject="lantern"
        hue="house"
        className="absolute inset-y-0 right-0 h-full w-88 max-lg:hidden"
      />
    </Card>
  );
}
