import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { getScore, type PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import type { GroupProgress } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type PulseDraft, useAnswer } from './pulse-draft.ts';
import { SpokeQuestion } from './spoke-question.tsx';
import { useQuestionFlow } from './use-question-flow.ts';

interface DomainSlidersProps {
  group: GroupProgress;
  draft: PulseDraft;
  /**
   * The last pulse is shown only after a group is answered, because seeing earlier answers would
   * bias new ones.
   */
  last: PulseEntry | null;
}

export function DomainSliders({ group, draft, last }: DomainSlidersProps) {
  const { domain } = group;
  const [wantsLast, setWantsLast] = useState(false);
  const flow = useQuestionFlow(SPOKES[domain], draft);
  const isAnswered = group.answered === group.of;
  const shownLast = isAnswered && wantsLast ? last : null;
  return (
    <fieldset className="min-w-0 max-lg:mt-3">
      <legend tabIndex={-1} data-pulse-group={domain} className="sr-only outline-none">
        {DOMAIN_INFO[domain].label}
      </legend>
      <div className="flex flex-col gap-1.5">
        {SPOKES[domain].map((spoke) => (
          <Question
            key={spoke}
            spoke={spoke}
            draft={draft}
            last={shownLast && getScore(shownLast, domain, spoke)}
            isOpen={spoke === flow.open}
            flow={flow}
          />
        ))}
      </div>
      {isAnswered && last && (
        <Button
          variant="link"
          size="sm"
          className="mt-2"
          onClick={() => setWantsLast((before) => !before)}
        >
          {wantsLast ? PULSE_MESSAGES.hideLast : PULSE_MESSAGES.showLast}
        </Button>
      )}
    </fieldset>
  );
}

interface QuestionProps {
  spoke: Spoke;
  draft: PulseDraft;
  last: number | null;
  isOpen: boolean;
  flow: ReturnType<typeof useQuestionFlow>;
}

function Question({ spoke, draft, last, isOpen, flow }: QuestionProps) {
  const answer = useAnswer(draft, spoke);
  return (
    <SpokeQuestion
      spoke={spoke}
      answer={answer}
      last={last}
      isOpen={isOpen}
      onAnswer={(next) => draft.set(spoke, next)}
      onPointerDown={() => flow.press(answer === undefined)}
      onPointerUp={() => flow.release(spoke)}
      onFocus={() => flow.focus(spoke)}
    />
  );
}
