import type { CrisisAnswer } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

/** What the coach asked last. The next message is read as an answer to it if it fits. */
export const QUESTIONS = [
  'review',
  'obstacle',
  'helped',
  'onward',
  'adjust',
  'topic',
  'which',
  'picture',
  'pull',
  'why',
  'tried',
  'action',
  'cue',
  'confirm',
  'after',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the member told, in the second person: the material of reflections and the summary. */
export const SLOTS = ['problem', 'moment', 'pull', 'why', 'tried'] as const;
export type Slot = (typeof SLOTS)[number];

/** State of a conversation: plain data, stored on the device so that it survives a reload. */
export interface CoachConversation {
  version: 2;
  /** Chooses between wordings, so that the server repeats what the device decided. */
  seed: number;
  asked: Question;
  topic: string | null;
  heard: Partial<Record<Slot, string>>;
  cue: string | null;
  action: string | null;
  /** The step that the conversation starts from, and the steps saved in it. */
  lastStep: string | null;
  saved: readonly string[];
  /** Steps of former conversations by topic. */
  past: Readonly<Record<string, string>>;
  /** Keys of the lines and offers already used. */
  said: readonly string[];
  /** After an `alarm` the coach only stays with the member; `watch` remembers that contacts were shown. */
  safety: 'alarm' | 'watch' | null;
  /** A clinical question came up, so the goodbye mentions the care team. */
  isClinical: boolean;
}

/** A fixed answer of the guide, which the page renders with the contacts. `answer` defaults to the alarm. */
export type FixedPart = { kind: 'crisis'; answer?: CrisisAnswer } | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** The page and the ACTION part of a topic; the page shows the one the member may open. */
  | { kind: 'reading'; topic: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  choices: string[];
  /** A saved step, which becomes a commitment. */
  step: string | null;
}

/** What the device remembers when a conversation begins. */
export interface CoachMemory {
  lastStep: string | null;
  /** How often the step was ticked, and whether its review says that it was kept. */
  ticks?: number;
  isKept?: boolean;
  lastTopic?: string | null;
  past?: Readonly<Record<string, string>>;
}
