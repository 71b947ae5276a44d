import type { CrisisAnswer } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

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

/** Slots hold what the member has told about the topic, in the second person. */
export const SLOTS = ['problem', 'moment', 'pull', 'why', 'tried'] as const;
export type Slot = (typeof SLOTS)[number];

/** The conversation is plain data, stored on the device so that it survives a reload. */
export interface CoachConversation {
  version: 2;
  /** The seed chooses between wordings, so that server and device arrive at the same reply. */
  seed: number;
  asked: Question;
  topic: string | null;
  heard: Partial<Record<Slot, string>>;
  cue: string | null;
  action: string | null;
  lastStep: string | null;
  saved: readonly string[];
  /** Steps of earlier conversations, by topic. */
  past: Readonly<Record<string, string>>;
  /** Keys of the lines and offers already used. */
  said: readonly string[];
  /** After an `alarm` the coach only offers help; `watch` means that contacts were shown. */
  safety: 'alarm' | 'watch' | null;
  /** After a clinical question, the goodbye mentions the care team. */
  isClinical: boolean;
}

/** The page renders a fixed answer with the help contacts. `answer` defaults to `alarm`. */
export type FixedPart = { kind: 'crisis'; answer?: CrisisAnswer } | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** The page shows the article or the workshop part, whichever the member may open. */
  | { kind: 'reading'; topic: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  choices: string[];
  /** A saved step becomes one of the member's commitments. */
  step: string | null;
}

export interface CoachMemory {
  lastStep: string | null;
  ticks?: number;
  isKept?: boolean;
  lastTopic?: string | null;
  past?: Readonly<Record<string, string>>;
}
