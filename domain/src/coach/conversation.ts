import type { CrisisAnswer, CrisisKind } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

/** `talk` means that the coach asked an open question or none. */
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

/**
 * The conversation is plain data, so that the device can store it and restore it after a reload.
 */
export interface CoachConversation {
  version: 4;
  /** The seed selects the wordings, so that server and browser produce the same reply. */
  seed: number;
  asked: Asked;
  topic: string | null;
  /** `turns` counts the messages with content since the topic began or a step was offered. */
  turns: number;
  /**
   * `heard` has the two most important things that the member said about the topic, word for word.
   */
  heard: readonly string[];
  draft: string | null;
  lastStep: string | null;
  saved: readonly string[];
  past: Readonly<Record<string, string>>;
  said: readonly string[];
  /**
   * `alarm`: the coach only offers help; `check`: it has just asked about safety; `watch`: contacts
   * are shown.
   */
  safety: 'alarm' | 'check' | 'watch' | null;
  /** A clinical question sets `isClinical`. The goodbye then mentions the care team. */
  isClinical: boolean;
}

/** The page adds the help contacts to these parts. If `answer` is missing, it is `alarm`. */
export type FixedPart =
  | { kind: 'crisis'; answer?: CrisisAnswer; danger?: CrisisKind }
  | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** The page shows the article or the workshop part, depending on what the member may open. */
  | { kind: 'reading'; topic: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  choices: string[];
  step: string | null;
}

export interface CoachMemory {
  lastStep: string | null;
  ticks?: number;
  isKept?: boolean;
  lastTopic?: string | null;
  past?: Readonly<Record<string, string>>;
}
