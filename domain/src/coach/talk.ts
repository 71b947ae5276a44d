import type { Crisis } from '../guide/detect-crisis.ts';
import type { Asked, CoachConversation, CoachPart, CoachReply } from './conversation.ts';
import { guessCue, isMoment, suggestCues } from './cue.ts';
import { CHOICES, EASIER, FOLLOW_UPS, INVITES, LINES, type LineKind, QUESTIONS } from './lines.ts';
import { capitalize, countWords } from './plain-english.ts';
import { echo, echoWish, findFollowUp, isGlad, isHard, isTelling, quote } from './reflect.ts';
import { checkStep, formatStep, STEP_PROBLEMS, type StepProblem } from './step.ts';
import { isGentle, isLoss, type Theme } from './themes.ts';
import { type CoachTopic, getCoachTopic, isTriggered, isVague, OFFERED_TOPICS } from './topics.ts';
import { readTurn, type Turn, type TurnKind } from './turn.ts';

/** The list of used lines is limited, so that the stored conversation does not grow forever. */
const MAX_SAID = 190;
const MAX_SAVED = 50;
/** From this many words on, a reply mentions two things that the member said. */
const LONG_STORY = 22;
/** After this many questions the coach asks none, so that it does not feel like an interview. */
const INVITE_EVERY = 4;

/** Builds one reply from what the member said and the sentences chosen so far. */
export class Talk {
  conversation: CoachConversation;
  choices: readonly string[] = [];
  readonly turn: Turn;
  readonly crisis: Crisis | null;
  #bubbles: string[][] = [[]];
  #offers: CoachPart[] = [];
  #step: string | null = null;
  #theme: Theme | null = null;
  #echoed: string | null = null;
  #hasAsked = false;

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

  /** The general topic is used if the member's topic is none of ours. */
  get ideas(): CoachTopic['ideas'] {
    return (this.topic ?? getCoachTopic('habit'))?.ideas ?? [];
  }

  get steps(): string[] {
    return this.ideas.map(([cue, action]) => formatStep(cue, action));
  }

  get #isNamed(): boolean {
    return (
      this.topic !== undefined && (!isVague(this.topic) || this.hasSaid(`chose ${this.topic.id}`))
    );
  }

  is(...kinds: TurnKind[]): boolean {
    return kinds.includes(this.turn.kind);
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

  /** Says an unused wording; returns false if there is none left. */
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

  /** Says an unused wording, or the one that was used longest ago. */
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

  /** Starts a new bubble for the sentences that follow, so that no bubble gets long. */
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

  /** Stores both sides of what the member said, for the summary. */
  remember(): this {
    const heard = { ...this.conversation.heard };
    const [main] = this.turn.themes;
    if (main?.side && main.gist) heard[main.side] = main.gist;
    if (this.turn.themes.some(isGentle)) this.mark('gentle');
    const wish = echoWish(this.turn.text);
    if (wish) heard.wish = wish;
    return this.set({ heard });
  }

  /** Reflects the message by a theme's own line, in the member's words, or by its kind. */
  acknowledge(): this {
    const { topic } = this;
    const { text, kind, themes } = this.turn;
    const fresh = themes.filter(({ id, lines }) => this.countSaid(`theme ${id}`) < lines.length);
    const loss = fresh.find(isLoss);
    this.#hasAsked = loss !== undefined && this.#sayUnused(`theme ${loss.id}`, loss.lines);
    if (this.#hasAsked) return this.mark('loss');
    const [first, second] = fresh
      .filter(({ gist }) => gist !== null)
      .sort((a, b) => Number(b.side !== null) - Number(a.side !== null));
    if (countWords(text) >= LONG_STORY && first && second) {
      this.#theme = first;
      this.mark(`theme ${first.id}.0`).mark(`theme ${second.id}.0`);
      return this.say('two', { a: first.gist ?? '', b: second.gist ?? '' });
    }
    const [theme] = fresh;
    if (theme) {
      this.#theme = theme;
      if (theme.id === 'joke') this.mark('joking');
      else this.set({ said: this.conversation.said.filter((key) => key !== 'joking') });
      if (this.#sayUnused(`theme ${theme.id}`, theme.lines)) return this;
    }
    this.#hasAsked = this.hasSaid('loss') && topic?.id !== 'grief';
    if (this.#hasAsked) return this.say('grieving');
    const isJoking = this.hasSaid('joking') && !isHard(text);
    if (isJoking && countWords(text) <= 12 && this.#sayUnused('joke', LINES.joke)) return this;
    const clause = this.hasSaid('no echo') ? null : echo(text);
    const own = clause && isTelling(clause, text) ? clause : null;
    const isOpening =
      topic &&
      this.#isNamed &&
      topic.id === this.turn.topic?.id &&
      !this.hasSaid(`open ${topic.id}`);
    if (isOpening && !own?.startsWith('you')) return this.mark(`open ${topic.id}`).tell(topic.open);
    if (own && !this.hasSaid(`echoed ${own.slice(0, 40)}`)) {
      this.#echoed = own;
      return this.mark(`echoed ${own.slice(0, 40)}`).say(isHard(own) ? 'echoHard' : 'echo', {
        s: own,
        S: capitalize(own),
      });
    }
    if (isMoment(text) && countWords(text) <= 3) return this.say('moment');
    const short = this.hasSaid('no echo') || isHard(text) ? null : quote(text);
    if (short && this.countSaid('quote') < LINES.quote.length) {
      this.#hasAsked = true;
      return this.say('quote', { S: capitalize(short) });
    }
    if (/\b(?:lol|lmao|ha(?:ha)+)\b|😂|🤣/iu.test(text)) return this.say('joke');
    if (topic?.id === 'grief') return this.say('grieving');
    if (kind === 'feeling') return this.say(isGlad(text) ? 'glad' : 'feeling');
    const isAboutSelf = /\bI\b|\bmy\b|^(?:no|not|too|can't)\b/i.test(text);
    if (kind === 'objection' && isAboutSelf) return this.say('objection');
    if (kind === 'wish' && !isAboutSelf) return this.say('fact');
    if (kind === 'reason' || kind === 'wish' || kind === 'tried') return this.say(kind);
    return this.say(countWords(text) >= LONG_STORY ? 'long' : 'fact');
  }

  get hasAsked(): boolean {
    return this.#hasAsked;
  }

  /** Asks one open question: the theme's own, the topic's next, or a general one. */
  askNext(mayInvite = false): this {
    this.offer('talk');
    if (this.#hasAsked) return this;
    const { turns } = this.conversation;
    const ask = this.#theme?.ask;
    if (ask && !this.hasSaid(`ask ${this.#theme?.id}`))
      return this.mark(`ask ${this.#theme?.id}`).tell(ask);
    const isInvited = mayInvite && turns % INVITE_EVERY === INVITE_EVERY - 1;
    if (isInvited && this.#sayUnused('invite', INVITES)) return this;
    const follow = findFollowUp(this.#echoed ?? '');
    if (this.#echoed && this.#sayUnused(`follow ${follow}`, FOLLOW_UPS[follow], {}, true))
      return this;
    const { topic } = this;
    if (topic && this.#isNamed && this.#sayUnused(`asks ${topic.id}`, topic.asks, {}, true))
      return this;
    return this.pick('question', QUESTIONS);
  }

  askEasier(): this {
    return this.offer('talk').pick('easier', EASIER);
  }

  askTopic(): this {
    return this.offer(
      'topic',
      OFFERED_TOPICS.map(({ label }) => label),
    );
  }

  /** Returns to what was asked before an aside. */
  askAgain(): this {
    if (this.asked === 'confirm') return this.countSaid('unsaved') > 0 ? this : this.say('unsaved');
    if (this.asked === 'idea' || this.asked === 'write') return this.showIdeas();
    if (this.asked === 'after') return this.askAfter();
    if (this.asked === 'topic') return this.askTopic();
    const hasBegun = this.topic !== undefined || this.conversation.turns > 0;
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

  /** Sums up both sides in one sentence, once per topic. */
  summarize(): this {
    const { keeps, moves, wish } = this.conversation.heard;
    const isSoft =
      this.hasSaid('gentle') || this.topic?.id === 'grief' || this.conversation.safety !== null;
    const [a, b] = keeps ? [keeps, moves ?? wish] : [moves, wish];
    if (this.hasSaid('summary') || isSoft || !a || !b) return this;
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

  /** Shows the step to edit. Without a moment it gets a neutral one and some to choose from. */
  propose(): this {
    const { cue, action } = this.conversation;
    if (!action) return this.offer('write').say('writeIt');
    const check = checkStep(formatStep(cue ?? 'When I get up', action));
    if (!check.ok) return this.refuse(check.problem);
    const cues = cue ? [] : suggestCues(action, this.ideas);
    this.set({ cue: cue ?? guessCue(action, this.topic) }).offer('confirm', cues);
    this.pause().say('propose', { step: formatStep(this.conversation.cue ?? '', action) });
    return cue ? this : this.say('cue');
  }

  refuse(problem: StepProblem): this {
    const isAgain = this.hasSaid(`refused ${problem}`);
    return this.mark(`refused ${problem}`)
      .tell(`${isAgain ? 'I’ll stay with that. ' : ''}${STEP_PROBLEMS[problem]}`)
      .set({ action: null })
      .offer('idea', this.steps);
  }

  save(step: string): this {
    this.#step = step;
    const saved = [...this.conversation.saved, step].slice(-MAX_SAVED);
    this.set({ saved, lastStep: step, cue: null, action: null, turns: 0 }).say('saved', { step });
    const tool = this.topic?.tool;
    if (tool && this.topic && isTriggered(this.topic) && !this.hasSaid(tool))
      this.mark(tool).say('tool').add({ kind: 'tool', tool });
    return this.pause().askAfter();
  }

  /** Starts with a topic and forgets what the member said about the former one. */
  begin(topic: CoachTopic | undefined): this {
    const said = this.conversation.said.filter((key) => key !== 'summary');
    return this.set({
      topic: topic?.id ?? null,
      heard: {},
      cue: null,
      action: null,
      turns: 0,
      said,
    });
  }

  reply(): CoachReply {
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
