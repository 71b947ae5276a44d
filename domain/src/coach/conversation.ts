import type { CrisisAnswer, CrisisKind } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

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

/** A conversation is plain data, so that the device can store it and restore it after a reload. */
export interface CoachConversation {
  version: 4;
  seed: number;
  asked: Asked;
  topic: string | null;
  turns: number;
  heard: readonly string[];
  draft: string | null;
  lastStep: string | null;
  saved: readonly string[];
  past: Readonly<Record<string, string>>;
  said: readonly string[];
  safety: 'alarm' | 'check' | 'watch' | null;
  isClinical: boolean;
}

/** After a sign of danger, a language model must not reword the coach's replies. */
export const isAboutDanger = ({ safety, said }: CoachConversation): boolean =>
  safety !== null || said.some((key) => key.startsWith('risk '));

export type FixedPart =
  | { kind: 'crisis'; answer?: CrisisAnswer; danger?: CrisisKind }
  | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
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
