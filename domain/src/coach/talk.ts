import type { Crisis } from '../guide/detect-crisis.ts';
import type { Asked, CoachConversation, CoachPart, CoachReply } from './conversation.ts';
import { CHOICES, INVITES, LINES, type LineKind, QUESTIONS } from './lines.ts';
import { hasMoment } from './moment.ts';
import { countWords } from './plain-english.ts';
import type { Expectation } from './plan.ts';
import { type Reflection, reflect } from './reflect.ts';
import { isWholeClause } from './reword.ts';
import { findTone, wants } from './salience.ts';
import { checkStep, formatStep, STEP_PROBLEMS, type StepProblem } from './step.ts';
import { isGentle } from './themes.ts';
import { TOPIC_QUESTIONS } from './topic-questions.ts';
import { type CoachTopic, getCoachTopic, isTriggered, OFFERED_TOPICS } from './topics.ts';
import { readTurn, type Turn, type TurnKind } from './turn.ts';

/**
 * The coach remembers only its last 190 sentences, so that the stored conversation does not grow
 * forever.
 */
const MAX_SAID = 190;
const MAX_SAVED = 50;
const MIN_HEARD = 3;

export class Talk {
  conversation: CoachConversation;
  choices: readonly string[] = [];
  readonly turn: Turn;
  readonly crisis: Crisis | null;
  #bubbles: string[][] = [[]];
  #offers: CoachPart[] = [];
  #step: string | null = null;
  #reflection: Omit<Reflection, 'lines'> | null = null;

  constructor(before: CoachConversation, turn = readTurn('…'), crisis: Crisis | null = null) {
    this.conversation = before;
    this.turn = turn;
    this.crisis = crisis;
  }

  get asked(): Asked {
    return this.conversation.asked;
  }

  get topic(): CoachTopic | undefined {
    return getCoachTopic(this.conversation.topic);
  }

  get ideas(): CoachTopic['ideas'] {
    return (this.topic ?? getCoachTopic('habit'))?.ideas ?? [];
  }

  get steps(): string[] {
    return this.ideas.map(([cue, action]) => formatStep(cue, action));
  }

  is(...kinds: TurnKind[]): boolean {
    return kinds.includes(this.turn.kind);
  }

  get isGlad(): boolean {
    return findTone(this.turn.text) === 'glad';
  }

  hears(pattern: RegExp): boolean {
    return pattern.test(this.turn.text);
  }

  set(change: Partial<CoachConversation>): this {
    this.conversation = { ...this.conversation, ...change };
    return this;
  }

  hasSaid(key: string): boolean {
    return this.conversation.said.includes(key);
  }

  mark(key: string): this {
    return this.set({ said: [...this.conversation.said, key].slice(-MAX_SAID) });
  }

  countSaid(name: string): number {
    return this.conversation.said.filter((key) => key.startsWith(`${name}.`)).length;
  }

  #sayUnused(
    name: string,
    wordings: readonly string[],
    words: Record<string, string> = {},
    isOrdered = false,
  ): boolean {
    const unused = wordings.map((_line, at) => at).filter((at) => !this.hasSaid(`${name}.${at}`));
    const { seed, said } = this.conversation;
    const at = unused[isOrdered ? 0 : (seed + said.length) % unused.length];
    if (at === undefined) return false;
    this.#say(name, at, wordings, words);
    return true;
  }

  #say(name: string, at: number, wordings: readonly string[], words: Record<string, string>) {
    const line = wordings[at] ?? '';
    this.tell(line.replaceAll(/\{(\w+)\}/g, (_all, word: string) => words[word] ?? ''));
    this.mark(`${name}.${at}`);
  }

  pick(name: string, wordings: readonly string[], words: Record<string, string> = {}): this {
    if (this.#sayUnused(name, wordings, words)) return this;
    const { said } = this.conversation;
    const ages = wordings.map((_line, at) => said.lastIndexOf(`${name}.${at}`));
    this.#say(name, ages.indexOf(Math.min(...ages)), wordings, words);
    return this;
  }

  say(kind: LineKind, words: Record<string, string> = {}): this {
    return this.pick(kind, LINES[kind], words);
  }

  tell(sentence: string): this {
    this.#bubbles.at(-1)?.push(sentence);
    return this;
  }

  pause(): this {
    this.#bubbles.push([]);
    return this;
  }

  add(part: CoachPart): this {
    this.#offers.push(part);
    return this;
  }

  offer(asked: Asked, choices: readonly string[] = []): this {
    this.choices = choices;
    return this.set({ asked });
  }

  remember(): this {
    if (this.turn.themes.some(isGentle)) this.mark('gentle');
    const clause = this.turn.clauses.find(({ text }) => isWholeClause(text));
    if (!clause || clause.weight < MIN_HEARD) return this;
    return this.set({ heard: [...this.conversation.heard, clause.text].slice(-2) });
  }

  acknowledge(): this {
    const { lines, ...rest } = reflect(this.turn, this.conversation);
    this.#reflection = rest;
    for (const { name, wordings } of lines) this.pick(name, wordings);
    return rest.isLoss ? this.mark('loss') : this;
  }

  get hasAsked(): boolean {
    return this.#reflection?.hasAsked ?? false;
  }

  askNext(): this {
    this.offer('talk');
    if (this.hasAsked || this.hasSaid('no questions')) return this;
    const { theme = null } = this.#reflection ?? {};
    if (theme?.ask && !this.hasSaid(`ask ${theme.id}`))
      return this.mark(`ask ${theme.id}`).tell(theme.ask);
    const phase = this.#phase();
    if (phase === 'invite') return this.invite();
    const isOpen = phase === 'explore' || phase === 'hard' || phase === 'wish';
    return isOpen ? this.askOfTopic(phase) : this.pick(phase, QUESTIONS[phase]);
  }

  askOfTopic(otherwise: keyof typeof QUESTIONS | 'invite' = 'invite'): this {
    const { id = '' } = this.topic ?? {};
    if (this.hasSaid('no questions')) return this;
    if (this.#sayUnused(`topic ${id}`, TOPIC_QUESTIONS[id] ?? [], {}, true)) return this;
    return otherwise === 'invite' ? this.invite() : this.pick(otherwise, QUESTIONS[otherwise]);
  }

  #phase(): keyof typeof QUESTIONS | 'invite' {
    const { turns, safety } = this.conversation;
    const tone = this.#reflection?.tone ?? 'plain';
    if (tone === 'glad') return this.countSaid('glad') < QUESTIONS.glad.length ? 'glad' : 'invite';
    if (this.hasSaid('just talk') || this.hasSaid('gentle') || safety !== null)
      return turns % 2 === 1 ? 'explore' : 'invite';
    if (turns >= 2 && wants(this.turn.text) && this.countSaid('way') === 0) return 'way';
    if (turns <= 1) return 'first';
    const isAside = countWords(this.turn.text) <= 2 && tone === 'plain';
    if (isAside && turns % 2 === 0) return 'invite';
    if (turns === 2) return tone === 'hard' ? 'hard' : 'explore';
    if (turns === 3) return 'invite';
    return turns === 4 ? 'wish' : turns === 5 ? 'way' : turns % 2 === 0 ? 'explore' : 'invite';
  }

  get expectation(): Expectation {
    const { asked, turns, said } = this.conversation;
    const isAsked = ['idea', 'write', 'offer', 'adjust'].includes(asked);
    if (isAsked || /^(?:way|dropped)\./.test(said.at(-1) ?? '')) return 'asked';
    return turns >= 3 || asked === 'confirm' ? 'late' : 'none';
  }

  invite(): this {
    return this.offer('talk').pick('invite', INVITES);
  }

  askTopic(): this {
    return this.offer(
      'topic',
      OFFERED_TOPICS.map(({ label }) => label),
    );
  }

  askAgain(): this {
    if (this.asked === 'confirm') return this.countSaid('unsaved') > 0 ? this : this.say('unsaved');
    if (this.asked === 'idea') return this.offer('idea', this.steps);
    if (this.asked === 'write') return this;
    if (this.asked === 'after') return this.askAfter();
    if (this.asked === 'topic') return this.askTopic();
    const { heard, turns } = this.conversation;
    const q = heard.at(-1);
    if (q && this.countSaid('backTo') < LINES.backTo.length)
      return this.offer('talk').say('backTo', { q });
    const hasBegun = this.topic !== undefined || turns > 0;
    return hasBegun ? this.offer('talk').say('back') : this.askNext();
  }

  askAfter(): this {
    return this.offer('after', CHOICES.after).say('after');
  }

  askReview(): this {
    return this.offer('review', CHOICES.review).say('reviewed', {
      last: this.conversation.lastStep ?? '',
    });
  }

  askOnward(): this {
    return this.offer('onward', CHOICES.onward).say('onward');
  }

  summarize(): this {
    const [a, b] = this.conversation.heard;
    const isSoft =
      this.hasSaid('gentle') || this.topic?.id === 'grief' || this.conversation.safety !== null;
    if (this.hasSaid('summary') || isSoft || !a || !b || a === b) return this;
    return this.mark('summary').say('bothSides', { a, b });
  }

  showIdeas(): this {
    return this.offer('idea', this.steps).set({ turns: 0 }).pause().say('ideas');
  }

  offerReading(): this {
    const { topic } = this;
    if (!topic || this.hasSaid(`reading ${topic.id}`)) return this;
    return this.mark(`reading ${topic.id}`).add({ kind: 'reading', topic: topic.id });
  }

  propose(draft: string, line: 'propose' | 'changed' = 'propose'): this {
    const check = checkStep(draft);
    if (!check.ok) return this.refuse(check.problem);
    const { step } = check;
    return this.set({ draft: step })
      .offer('confirm', CHOICES.confirm)
      .say(line === 'propose' && !hasMoment(step) ? 'proposeWhen' : line, {
        step: step.replace(/\.$/, ''),
      });
  }

  refuse(problem: StepProblem): this {
    const isAgain = this.hasSaid(`refused ${problem}`);
    return this.mark(`refused ${problem}`)
      .tell(`${isAgain ? 'I’ll stay with that. ' : ''}${STEP_PROBLEMS[problem]}`)
      .set({ draft: null })
      .offer('idea', this.steps);
  }

  save(step: string): this {
    this.#step = step;
    const saved = [...this.conversation.saved, step].slice(-MAX_SAVED);
    this.set({ saved, lastStep: step, draft: null, turns: 0 }).say('saved', { step });
    const tool = this.topic?.tool;
    if (tool && this.topic && isTriggered(this.topic) && !this.hasSaid(tool))
      this.mark(tool).say('tool').add({ kind: 'tool', tool });
    return this.pause().askAfter();
  }

  begin(topic: CoachTopic | undefined): this {
    const said = this.conversation.said.filter((key) => key !== 'summary');
    return this.set({
      topic: topic?.id ?? null,
      heard: [],
      draft: null,
      turns: 0,
      said,
    });
  }

  reply(): CoachReply {
    if (this.#bubbles.every((lines) => lines.length === 0) && this.#offers.length === 0)
      this.say('ack');
    const lines = this.#bubbles
      .filter((sentences) => sentences.length > 0)
      .map((sentences): CoachPart => ({ kind: 'line', text: sentences.join(' ') }));
    const isFirst = ({ kind }: CoachPart) => kind === 'crisis' || kind === 'clinical';
    return {
      conversation: this.conversation,
      parts: [
        ...this.#offers.filter(isFirst),
        ...lines,
        ...this.#offers.filter((part) => !isFirst(part)),
      ],
      choices: [...this.choices],
      step: this.#step,
    };
  }
}
