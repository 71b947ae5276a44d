import { type CoachConversation, isAboutDanger } from '@hearthway/domain/coach/conversation';
import { draftStep } from '@hearthway/domain/coach/step';
import { getCoachTopic } from '@hearthway/domain/coach/topics';

/** What the coach has picked up, in the member's own words, and the step that comes out of it. */
export function SoFar({ conversation }: { conversation: CoachConversation }) {
  const topic = getCoachTopic(conversation.topic);
  const step = draftStep(conversation);
  if (!topic || isAboutDanger(conversation)) return null;
  return (
    <section aria-labelledby="so-far" className="so-far mt-6">
      <p id="so-far" className="font-semibold text-muted text-sm">
        So far
      </p>
      <p className="mt-0.5 font-serif text-2xl leading-snug">{topic.label}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {conversation.heard.map((text) => (
          <li key={text} className="rounded-control rounded-br-md bg-surface/70 px-4 py-2.5">
            “{text}”
          </li>
        ))}
      </ul>
      {step && (
        <p className="mt-4 border-teal border-l-3 pl-3">
          <span className="block font-semibold text-muted text-sm">The step so far</span>
          <span className="font-serif text-lg leading-snug">{step}</span>
        </p>
      )}
    </section>
  );
}
