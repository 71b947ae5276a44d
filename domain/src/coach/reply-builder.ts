import type { CoachConversation, CoachPart, CoachReply } from './conversation.ts';
import { COACH_LINES, type LineKind } from './lines.ts';
import { formatStep } from './read-step.ts';
import { getCoachTopic, OFFERED_TOPICS } from './topics.ts';

const REVIEW_CHOICES = ['It worked', 'Partly', 'It didn’t happen'] as const;
const AGREE_CHOICES = ['Yes, keep it', 'Make it smaller', 'Not now'] as const;
const TRIED_CHOICES = ['Nothing yet', 'A few things'] as const;
const CONFIDENCE_CHOICES = ['2', '4', '6', '8', '10'] as const;

export class ReplyBuilder {
  conversation: CoachConversation;
  #parts: CoachPart[] = [];

  constructor(before: CoachConversation) {
    this.conversation = before;
  }

  set(change: Partial<CoachConversation>): void {
    this.conversation = { ...this.conversation, ...change };
  }

  add(part: CoachPart): void {
    this.#parts.push(part);
  }

  /** Says the next unused line of a kind; returns false if none is left. */
  say(kind: LineKind, words: Record<string, string> = {}): boolean {
    const lines: readonly string[] = COACH_LINES[kind];
    const index = lines.findIndex((_line, at) => !this.conversation.said.includes(`${kind}-${at}`));
    const line = lines[index];
    if (line === undefined) return false;
    this.set({ said: [...this.conversation.said, `${kind}-${index}`] });
    this.add({
      kind: 'line',
      text: line.replace(/\{(\w+)\}/g, (_place, name: string) => words[name] ?? ''),
    });
    return true;
  }

  quoteFrom(topicId: string | null): void {
    const topic = getCoachTopic(topicId ?? '');
    const mark = `quote ${topicId}`;
    if (!topic || this.conversation.said.includes(mark)) return;
    this.set({ said: [...this.conversation.said, mark] });
    this.add({ kind: 'quote', workshop: topic.workshop });
  }

  offerTool(): void {
    const tool = getCoachTopic(this.conversation.topic ?? '')?.tool;
    if (!tool || this.conversation.said.includes(tool)) return;
    if (!this.say('tool')) return;
    this.set({ said: [...this.conversation.said, tool] });
    this.add({ kind: 'tool', tool });
  }

  /** Gives the gentle answer; returns false if it was given before. */
  addBereavedAnswer(): boolean {
    if (this.conversation.said.includes('comfort')) return false;
    this.set({ said: [...this.conversation.said, 'comfort'] });
    this.add({ kind: 'crisis', answer: 'bereaved' });
    return true;
  }

  getStep(): string | null {
    return formatStep(this.conversation);
  }

  end(end: NonNullable<CoachConversation['end']>): void {
    this.set({ state: 'ended', end });
  }

  /** Says goodbye. The member can resume here later, as long as an unused goodbye line is left. */
  pause(): CoachReply {
    const { state, pausedIn } = this.conversation;
    const reply = this.sayGoodbye();
    const again = pausedIn ?? (state === 'ended' ? undefined : state);
    const canSayItAgain = COACH_LINES.goodbye.some(
      (_line, at) => !this.conversation.said.includes(`goodbye-${at}`),
    );
    this.set({ pausedIn: canSayItAgain ? again : undefined });
    return { ...reply, conversation: this.conversation };
  }

  sayGoodbye(): CoachReply {
    this.say('goodbye');
    this.end('goodbye');
    return this.reply();
  }

  reply(step: string | null = null): CoachReply {
    return { conversation: this.conversation, parts: this.#parts, choices: this.#choices(), step };
  }

  #choices(): string[] {
    const { state, topic } = this.conversation;
    switch (state) {
      case 'review':
        return [...REVIEW_CHOICES];
      case 'topic':
        return OFFERED_TOPICS.map((id) => getCoachTopic(id)?.label ?? id);
      case 'tried':
        return [...TRIED_CHOICES];
      case 'sure':
        return [...CONFIDENCE_CHOICES];
      case 'step':
        return [...(getCoachTopic(topic ?? '')?.steps ?? [])];
      case 'agree':
        return [...AGREE_CHOICES];
      default:
        return [];
    }
  }
}
