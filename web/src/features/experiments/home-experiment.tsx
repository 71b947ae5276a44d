import { questionFor } from '@hearthway/domain/experiments/sentences';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TodayInstruction } from './today-instruction.tsx';
import { useExperiments } from './use-experiments.ts';

export function HomeExperiment() {
  const { running, today } = useExperiments();
  if (!running) return null;
  return (
    <Card aria-labelledby="home-experiment-title">
      <Badge tone="teal">Your experiment today</Badge>
      <CardTitle id="home-experiment-title" className="mt-3">
        {questionFor(running)}
      </CardTitle>
      <TodayInstruction experiment={running} today={today} />
      <Button asChild variant="link" size="sm" className="mt-3">
        <Link to="/progress/experiments">See how it’s going</Link>
      </Button>
    </Card>
  );
}
