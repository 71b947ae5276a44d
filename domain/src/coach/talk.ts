import type { Crisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachPart, CoachReply, Question, Slot } from './conversation.ts';
import { findSlot } from './find-slot.ts';
import { ASK, EASIER, LINES, type LineKind } from './lines.ts';
import { capitalize } from './plain-english.ts';
import { CHOICES, EXPLORE, SLOT_OF } from './questions.ts';
import { FEELING, GLAD, reflect, splitClauses } from './reflect.ts';
import { checkStep, formatStep, STEP_PROBLEMS, type StepProblem } from './step.ts';
import { type CoachTopic, getCoachTopic, OFFERED_TOPICS } from './topics.ts';
import { readTurn, type Turn, type TurnKind } from './turn.ts';

/** The history is limited so that the stored conversation does not grow forever. */
const MAX_SAID = 150;
const MAX_TRIES = 3;
const MAX_SAVED = 50;

export class Talk {
  conversation: CoachConversation;
  choices: readonly string[] = [];
  #sentences: string[] = [];
  #offers: CoachPart[] = [];
  #step: string | null = null;

  readonly turn: Turn;
  readonly crisis: Crisis | null;

  constructor(before: CoachConversation, turn = readTurn('…'), crisis: Crisis | null = null) {
    this.conversation = before;
    this.turn = turn;
    this.crisis = crisis;
  }

  get asked(): Question {
    return this.conversation.asked;
  }

  get topic(): CoachTopic | undefined {
    return getCoachTopic(this.conversation.topic);
  }

  /** The general topic is used if the member's topic is none of ours. */
  get suggestions(): CoachTopic {
    const general = getCoachTopic('habit');
    if (!general) throw new Error('The general topic is missing');
    return this.topic ?? general;
  }

  is(...kinds: TurnKind[]): boolean {
    return kinds.includes(this.turn.kind);
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

  #pick(name: string, wordings: readonly string[], words: Record<string, string>): this {
    const { said, seed } = this.conversation;
    const keys = wordings.map((_line, index) => `${name}.${index}`);
    const unused = keys.filter((key) => !said.includes(key));
    const oldest = keys.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b));
    const key = unused[(seed + said.length) % Math.max(1, unused.length)] ?? oldest[0] ?? '';
    const line = wordings[keys.indexOf(key)] ?? '';
    this.#sentences.push(line.replaceAll(/\{(\w+)\}/g, (_all, word: string) => words[word] ?? ''));
    return this.mark(key);
  }

  say(kind: LineKind, words: Record<string, string> = {}): this {
    return this.#pick(kind, LINES[kind], words);
  }

  tell(sentence: string): this {
    this.#sentences.push(sentence);
    return this;
  }

  add(part: CoachPart): this {
    this.#offers.push(part);
    return this;
  }

  countSaid(name: string): number {
    return this.conversation.said.filter((key) => key.startsWith(`${name}.`)).length;
  }

  countAsked(question: Question): number {
    return this.countSaid(`ask ${question}`);
  }

  ask(question: Exclude<Question, 'confirm'>): this {
    const wordings = ASK[question];
    const { style } = this.suggestions;
    const name = `ask ${question}`;
    this.set({ asked: question });
    this.#pick(name, 'pull' in wordings ? wordings[style] : wordings, {
      last: this.conversation.lastStep ?? '',
    });
    this.choices = CHOICES[question] ?? [];
    if (question === 'topic') this.offerTopics();
    return this;
  }

  askAgain(): this {
    const { asked } = this;
    if (asked === 'confirm') return this.propose();
    if (asked === 'topic' && this.countAsked('topic') >= MAX_TRIES) {
      return this.say('openDoor').offerTopics();
    }
    if (this.countAsked(asked) < MAX_TRIES || !(asked in SLOT_OF)) return this.ask(asked);
    return this.skip().goOn();
  }

  /** If the pending question has no easier form left, asks the next question. */
  askEasier(): this {
    const { asked } = this;
    if (asked === 'confirm') return this.propose();
    if (asked === 'action') return this.offerActions();
    const easier = EASIER[asked];
    const isUsed = easier?.every((_line, index) => this.hasSaid(`easier ${asked}.${index}`));
    if (!easier || isUsed)
      return asked in SLOT_OF && asked !== 'topic' ? this.skip().goOn() : this.askAgain();
    this.#pick(`easier ${asked}`, easier, {});
    if (asked === 'cue') this.choices = this.suggestions.cues;
    if (asked === 'topic') this.offerTopics();
    return this;
  }

  offerTopics(): this {
    this.choices = OFFERED_TOPICS.map(({ label }) => label);
    return this;
  }

  offerActions(): this {
    this.set({ asked: 'action' });
    this.#pick('easier action', EASIER.action ?? [], {});
    this.choices = this.suggestions.actions.map(capitalize);
    return this;
  }

  acknowledge(): this {
    const { text, kind } = this.turn;
    const { pull, why } = this.conversation.heard;
    if (pull && why && !this.hasSaid('both sides') && this.topic?.style === 'pull') {
      return this.mark('both sides').say('doubleSided', { a: pull, b: why });
    }
    const lost =
      /\bmy (\w+)(?: \w+)? (?:died|passed away)\b|\blost my (\w+)|\b(wife|husband|mum|mom|dad|mother|father|brother|sister|son|daughter|dog|cat) (?:died|passed away)\b/i.exec(
        text,
      );
    if (lost) return this.say('loss', { who: (lost[1] ?? lost[2] ?? lost[3] ?? '').toLowerCase() });
    const reflection = reflect(text);
    const said = reflection?.text ?? text;
    const isGlad =
      GLAD.test(said) &&
      !FEELING.test(said.replace(GLAD, '')) &&
      !/\b(?:not|never|don[’']t|can[’']t|but)\b/i.test(said);
    const isBlocked =
      ['action', 'cue', 'confirm', 'adjust', 'obstacle'].includes(this.asked) ||
      (this.asked === 'pull' && this.suggestions.style === 'plan');
    const words = reflection && { s: reflection.text, S: capitalize(reflection.text) };
    // Some members do not like to have their own words repeated.
    const isBrief = this.hasSaid('brief');
    if (words && !isBrief) this.say(reflection.isStatement ? 'statement' : 'fragment', words);
    const after: Partial<Record<TurnKind, LineKind>> = {
      tried: /\bhelp(?:s|ed)?\b/.test(said) ? 'helps' : 'effort',
      objection: isBlocked ? 'obstacle' : 'hard',
      reason: 'reason',
      wish: 'wish',
      ...(FEELING.test(said) && { feeling: isGlad ? 'glad' : 'hard' }),
      ...(FEELING.test(said) && !isGlad && { reason: 'hard' }),
    };
    const isShame =
      /\b(?:asham|pathetic|lazy|useless|failure|loser|my fault|hate myself|stupid|disgust)/i.test(
        text,
      );
    const tone = words || kind === 'feeling' ? (isShame ? 'shame' : after[kind]) : undefined;
    const isFresh = tone && !this.conversation.said.at(-2)?.startsWith(tone);
    if (
      tone &&
      isFresh &&
      this.conversation.said.filter((key) => key.startsWith(`${tone}.`)).length < LINES[tone].length
    )
      return this.say(tone);
    if (words && !isBrief) return this;
    return this.say(text.length > 120 ? 'heardMuch' : 'heardFact');
  }

  /** What the member told is stored by slot, so that it is never asked for again. */
  remember(): this {
    const heard = { ...this.conversation.heard };
    const slot = this.#slotOfTurn();
    const reflection = reflect(this.turn.text);
    if (slot && !heard[slot]) heard[slot] = reflection?.isStatement ? reflection.text : '';
    for (const clause of splitClauses(this.turn.text).slice(0, 8)) {
      const found = reflect(clause);
      const other = findSlot(clause);
      if (other && heard[other] === undefined) heard[other] = found?.isStatement ? found.text : '';
    }
    return this.set({ heard });
  }

  /** A reason is stored as a reason even if the question was about something else. */
  #slotOfTurn(): Slot | undefined {
    const { kind, text } = this.turn;
    const asked = SLOT_OF[this.asked];
    if (this.suggestions.style !== 'pull' || asked === 'problem') return asked;
    if (kind === 'reason') return 'pull';
    if (kind === 'feeling' && !GLAD.test(text)) return 'why';
    return asked === 'pull' && kind === 'fact' ? 'moment' : asked;
  }

  goOn(): this {
    const { heard, action, topic } = this.conversation;
    if (action) return this.propose();
    if (!topic && heard.problem === undefined) return this.ask('topic');
    const open = EXPLORE[this.suggestions.style].find((question) => {
      const slot = SLOT_OF[question];
      return slot && heard[slot] === undefined && this.countAsked(question) < 2;
    });
    if (open) return this.ask(open);
    this.summarize();
    if (this.countAsked('action') >= MAX_TRIES) return this.say('notNow').ask('after');
    return this.offerReading().ask('action').#suggestActions();
  }

  #suggestActions(): this {
    this.choices = this.suggestions.actions.map(capitalize);
    return this;
  }

  skip(): this {
    const slot = SLOT_OF[this.asked];
    const { heard } = this.conversation;
    return slot ? this.set({ heard: { ...heard, [slot]: heard[slot] ?? '' } }) : this;
  }

  summarize(): this {
    const { heard } = this.conversation;
    const { problem, pull, why, tried } = heard;
    const isTwoSided = pull && why && this.suggestions.style === 'pull';
    const sides = isTwoSided ? [`on one side, ${pull}, and on the other, ${why}`] : [pull, why];
    const told = [...new Set([problem, ...sides, tried])].filter((one) => one);
    if ((told.length < 2 && !isTwoSided) || this.hasSaid('summary')) return this;
    this.#sentences = [];
    const last = isTwoSided && !tried ? '' : 'and ';
    const list =
      told.length > 1 ? `${told.slice(0, -1).join('; ')}; ${last}${told.at(-1)}` : `${told[0]}`;
    return this.mark('summary').say('summary', { list });
  }

  offerReading(): this {
    const { topic } = this;
    if (!topic || this.hasSaid(`reading ${topic.id}`)) return this;
    return this.mark(`reading ${topic.id}`).add({ kind: 'reading', topic: topic.id });
  }

  propose(): this {
    const { cue, action } = this.conversation;
    if (!action) return this.ask('action').#suggestActions();
    const check = checkStep(formatStep(cue ?? 'When I get up', action));
    if (!check.ok) return this.refuse(check.problem);
    if (!cue) {
      if (this.countAsked('cue') >= MAX_TRIES)
        return this.set({ cue: this.suggestions.cues[0] ?? null }).propose();
      this.ask('cue');
      this.choices = this.suggestions.cues;
      return this;
    }
    this.say('propose', { step: check.step }).set({ asked: 'confirm' });
    this.choices = [];
    return this;
  }

  refuse(problem: StepProblem): this {
    const key = `refused ${problem}`;
    const last = this.conversation.said.findLast((one) => one.startsWith(key));
    const isAgain = last === `${key}.first`;
    return this.mark(`${key}.${isAgain ? 'again' : 'first'}`)
      .tell(`${isAgain ? 'As before: ' : ''}${STEP_PROBLEMS[problem]}`)
      .set({ action: null, asked: 'action' })
      .#suggestActions();
  }

  saveDraft(): this {
    const { cue, action } = this.conversation;
    const check = checkStep(formatStep(cue ?? '', action ?? ''));
    return check.ok ? this.save(check.step) : this.propose();
  }

  save(step: string): this {
    this.#step = step;
    const saved = [...this.conversation.saved, step].slice(-MAX_SAVED);
    this.set({ saved, lastStep: step, cue: null, action: null });
    const tool = this.topic?.tool;
    this.say('saved', { step });
    if (tool && !this.hasSaid(tool)) this.mark(tool).say('tool').add({ kind: 'tool', tool });
    return this.ask('after');
  }

  /** What the member said about the former topic is forgotten. */
  begin(topic: CoachTopic | undefined): this {
    const said = this.conversation.said.filter(
      (key) => !/^ask (?:picture|pull|why|tried|action|cue)\.|^summary$|^both sides$/.test(key),
    );
    return this.set({ topic: topic?.id ?? null, heard: {}, cue: null, action: null, said });
  }

  reply(): CoachReply {
    const text = this.#sentences.join(' ');
    const isFirst = ({ kind }: CoachPart) => kind === 'crisis' || kind === 'clinical';
    const line: CoachPart[] = text ? [{ kind: 'line', text }] : [];
    return {
      conversation: this.conversation,
      parts: [
        ...this.#offers.filter(isFirst),
        ...line,
        ...this.#offers.filter((part) => !isFirst(part)),
      ],
      choices: [...this.choices],
      step: this.#step,
    };
  }
}
