import type { CrisisAnswer, CrisisKind } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

/** What the coach's last reply asked for. `talk` is an open question or no question. */
export const ASKED = [
  'review',
  'obstacle',
  'helped',
  'onward',
  'adjust',
  'topic',
  'talk',
  'offer',
  'idea',
  'confirm',
  'write',
  'after',
] as const;
export type Asked = (typeof ASKED)[number];

/** The conversation is plain data, stored on the device so that it survives a reload. */
export interface CoachConversation {
  version: 4;
  /** The seed chooses between wordings, so that server and device arrive at the same reply. */
  seed: number;
  asked: Asked;
  topic: string | null;
  /** How many messages with content there were since the topic began or a step was offered. */
  turns: number;
  /** The two weightiest things that the member said about the topic, word for word. */
  heard: readonly string[];
  /** The step on the screen, which is not saved yet. */
  draft: string | null;
  lastStep: string | null;
  saved: readonly string[];
  /** The steps that the member chose in earlier conversations, by topic. */
  past: Readonly<Record<string, string>>;
  /** Keys of the lines and offers already used. */
  said: readonly string[];
  /** `alarm`: only help is offered; `check`: safety was just asked; `watch`: contacts shown. */
  safety: 'alarm' | 'check' | 'watch' | null;
  /** After a clinical question, the goodbye mentions the care team. */
  isClinical: boolean;
}

/** The page renders a fixed answer with the help contacts. `answer` defaults to `alarm`. */
export type FixedPart =
  | { kind: 'crisis'; answer?: CrisisAnswer; danger?: CrisisKind }
  | { kind: 'clinical' };

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
