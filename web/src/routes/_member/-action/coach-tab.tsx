import type { FixedPart } from '@hearthway/domain/coach/conversation';
import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { crisisAnswer, crisisContacts } from '@hearthway/domain/guide/crisis-answer';
import Flame from 'lucide-react/icons/flame';
import { lazy, Suspense } from 'react';
import { currentHelpContacts } from '../../../brand/help-country.ts';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { ToolScene } from '../../../brand/scenes/tool-scene.tsx';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import {
  useCommitmentActions,
  useCommitments,
} from '../../../features/commitments/use-commitments.ts';
import { MessageBubble } from '../../../features/guide/message-bubble.tsx';
import { config } from '../../../lib/config.ts';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

// The coach needs the crisis detection, which no other tab uses, so it is loaded on demand.
const CoachChat = lazy(() => import('../../../features/coach/coach-chat.tsx'));

export function CoachTab() {
  const { isPremiumActive } = useMembership();
  return (
    <Card
      className={
        isPremiumActive
          ? 'max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none sm:p-8'
          : 'border-warm/40 sm:p-8'
      }
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-teal text-on-strong"
        >
          <Flame className="size-6" />
        </span>
        <div className="min-w-0">
          <CardTitle>SHJ Premium Coach</CardTitle>
          <p className="text-muted text-sm">One small step, in your own words</p>
        </div>
      </div>
      <CardText className="mt-3 max-sm:text-sm">
        AI guidance based on the curriculum, limited to lifestyle, habit and mindset topics.
      </CardText>
      {isPremiumActive ? (
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <Chat />
        </Suspense>
      ) : (
        <>
          <ToolScene tool="coach" className="mt-5 block h-28 w-full rounded-control" />
          <CardText className="mt-5">
            A few questions, then one small step for your week: “When …, I’ll …”.
          </CardText>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <BreathingSample />
            <OutsideButton to="checkout" variant="outlineWarm">
              Unlock Coach
            </OutsideButton>
          </div>
        </>
      )}
    </Card>
  );
}

function Chat() {
  const { add } = useCommitmentActions();
  const { all } = useCommitments();
  return (
    <CoachChat
      renderFixedPart={showFixed}
      commitments={all}
      onStep={(step) => add(step, 'coach')}
    />
  );
}

function showFixed(part: FixedPart) {
  const crisis = part.kind === 'crisis' ? (part.answer ?? 'alarm') : null;
  const danger = part.kind === 'crisis' ? part.danger : undefined;
  const content = crisis
    ? crisisAnswer(currentHelpContacts(), crisis, danger)
    : clinicalAnswer(config.links);
  const contacts = crisis ? crisisContacts(currentHelpContacts(), crisis, danger) : [];
  return (
    <MessageBubble
      message={{ id: 0, role: 'assistant', content, crisis, contacts }}
      onFollow={() => {}}
    />
  );
}
