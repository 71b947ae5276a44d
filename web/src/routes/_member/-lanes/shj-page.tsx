import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { LanePage } from './lane-page.tsx';

export function ShjPage() {
  return (
    <LanePage
      track="SHJ"
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
      emptyText="We'll add SHJ resources here shortly."
    />
  );
}
