import { Link } from '@tanstack/react-router';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

/** Nobody in distress should have to read past an offer. */
export function FreeNow() {
  return (
    <Card aria-labelledby="free-now" className="sm:p-8">
      <CardTitle id="free-now">Having a hard moment?</CardTitle>
      <CardText>These are free and open right now.</CardText>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <BreathingSample variant="default" />
        <Button asChild variant="outline">
          <Link to="/action/calm-kit" hash="sos">
            Open the SOS tools
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/help">Find a help line</Link>
        </Button>
      </div>
    </Card>
  );
}
