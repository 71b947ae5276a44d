import type { FixedPart } from '@hearthway/domain/coach/conversation';
import { type Commitment, REVIEW_WORDS } from '@hearthway/domain/commitments/commitment';
import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { crisisAnswer, crisisContacts } from '@hearthway/domain/guide/crisis-answer';
import Flame from 'lucide-react/icons/flame';
import { lazy, Suspense, useState } from 'react';
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
import { useMedia } from '../../../lib/use-media.ts';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const CoachChat = lazy(() => import('../../../features/coach/coach-chat.tsx'));

const MAX_STEPS = 4;

const ABOUT =
  'AI guidance based on the curriculum, limited to lifestyle, habit and mindset topics.';

const PROMISE = 'A few questions, then one small step for your week.';

export function CoachTab() {
  const { isPremiumActive } = useMembership();
  return isPremiumActive ? <OpenCoach /> : <CoachOffer />;
}

function CoachOffer() {
  return (
    <Card className="border-warm/40 sm:p-8 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <div>
        <CoachTitle />
        <CardText className="mt-3 max-sm:text-sm">{ABOUT}</CardText>
      </div>
      <ToolScene
        tool="coach"
        className="mt-5 block h-28 w-full rounded-control lg:row-span-2 lg:mt-0 lg:h-full"
      />
      <div>
        <CardText className="mt-5">{PROMISE}</CardText>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <BreathingSample />
          <OutsideButton to="checkout" variant="outlineWarm">
            Unlock Coach
          </OutsideButton>
        </div>
      </div>
    </Card>
  );
}

function CoachTitle() {
  return (
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
  );
}

function OpenCoach() {
  const { add } = useCommitmentActions();
  const { all } = useCommitments();
  const isWide = useMedia('(min-width: 1024px)');
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <section className="pt-1 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-10">
      <div className="coach-side">
        <CoachTitle />
        {isWide && (
          <>
            <p className="coach-promise mt-5 text-balance font-serif text-2xl leading-snug">
              {PROMISE}
            </p>
            <p className="mt-4 text-muted text-sm">{ABOUT}</p>
            <div ref={setSide} />
            <SavedSteps commitments={all} />
            <ToolScene
              tool="coach"
              className="-mx-7 mt-auto block h-72 min-h-24 shrink w-[calc(100%+3.5rem)]"
            />
          </>
        )}
      </div>
      <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
        <CoachChat
          intro={!isWide && <p className="pt-3 pb-1 text-muted max-sm:text-sm">{ABOUT}</p>}
          side={side}
          renderFixedPart={showFixed}
          commitments={all}
          onStep={(step) => add(step, 'coach')}
        />
      </Suspense>
    </section>
  );
}

function SavedSteps({ commitments }: { commitments: readonly Commitment[] }) {
  const steps = commitments.filter(({ source }) => source === 'coach').slice(-MAX_STEPS);
  if (steps.length === 0) return null;
  return (
    <aside aria-label="Your steps" className="mt-7 min-h-0 overflow-y-auto pb-5">
      <h3 className="text-lg">Your steps</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {steps.toReversed().map(({ id, text, review }) => (
          <li key={id} className="border-teal/50 border-l-2 pl-3">
            <p className="font-serif text-lg leading-snug">{text}</p>
            {review && <p className="text-muted text-sm">{REVIEW_WORDS[review]}</p>}
          </li>
        ))}
      </ul>
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
