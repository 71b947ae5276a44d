import type { FixedPart } from '@hearthway/domain/coach/conversation';
import { type Commitment, REVIEW_WORDS } from '@hearthway/domain/commitments/commitment';
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

const CoachChat = lazy(() => import('../../../features/coach/coach-chat.tsx'));

const MAX_STEPS = 4;

const ABOUT =
  'AI guidance based on the curriculum, limited to lifestyle, habit and mindset topics.';

export function CoachTab() {
  const { isPremiumActive } = useMembership();
  const Frame = isPremiumActive ? 'section' : Card;
  return (
    <Frame
      className={
        isPremiumActive
          ? 'pt-1 lg:not-has-[aside]:mx-auto lg:not-has-[aside]:max-w-[42rem]'
          : 'border-warm/40 sm:p-8'
      }
    >
      <div className="coach-title flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-teal text-on-strong max-sm:size-10"
        >
          <Flame className="size-6" />
        </span>
        <div className="min-w-0">
          <CardTitle>SHJ Premium Coach</CardTitle>
          <p className="text-muted text-sm">One small step, in your own words</p>
        </div>
      </div>
      {isPremiumActive ? (
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <Chat />
        </Suspense>
      ) : (
        <>
          <CardText className="mt-3 max-sm:text-sm">{ABOUT}</CardText>
          <ToolScene tool="coach" className="mt-5 block h-28 w-full rounded-control" />
          <CardText className="mt-5">
            A few questions, then one small step for your week, in your own words.
          </CardText>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <BreathingSample />
            <OutsideButton to="checkout" variant="outlineWarm">
              Unlock Coach
            </OutsideButton>
          </div>
        </>
      )}
    </Frame>
  );
}

function Chat() {
  const { add } = useCommitmentActions();
  const { all } = useCommitments();
  return (
    <div className="lg:has-[aside]:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-12">
      <CoachChat
        intro={<p className="pt-3 pb-1 text-muted max-sm:text-sm">{ABOUT}</p>}
        renderFixedPart={showFixed}
        commitments={all}
        onStep={(step) => add(step, 'coach')}
      />
      <SavedSteps commitments={all} />
    </div>
  );
}

function SavedSteps({ commitments }: { commitments: readonly Commitment[] }) {
  const steps = commitments.filter(({ source }) => source === 'coach').slice(-MAX_STEPS);
  if (steps.length === 0) return null;
  return (
    <aside aria-label="Your steps" className="-mt-14 max-lg:hidden">
      <div className="sticky top-24 rounded-card bg-sunk p-6">
        <h3 className="text-lg">Your steps</h3>
        <ul className="mt-3 flex flex-col gap-3">
          {steps.toReversed().map(({ id, text, review }) => (
            <li key={id} className="border-teal/50 border-l-2 pl-3">
              <p className="font-serif text-lg leading-snug">{text}</p>
              {review && <p className="text-muted text-sm">{REVIEW_WORDS[review]}</p>}
            </li>
          ))}
        </ul>
      </div>
    </aside>
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
