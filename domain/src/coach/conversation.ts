import type { CrisisAnswer } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

export const COACH_STATES = [
  'review',
  'topic',
  'tried',
  'sure',
  'surer',
  'step',
  'moment',
  'act',
  'agree',
  'smaller',
  'ended',
] as const;
export type CoachState = (typeof COACH_STATES)[number];

/** State of a conversation: plain data, stored on the device so that it survives a reload. */
export interface CoachConversation {
  state: CoachState;
  topic: string | null;
  /** The two halves of the step: "When {moment}, I will {act}". */
  moment: string | null;
  act: string | null;
  /** Keys of the lines, quotes and tools already used, so that none is repeated. */
  said: readonly string[];
  end: 'kept' | 'goodbye' | 'crisis' | null;
  /** The state to resume if the member comes back after a goodbye. */
  pausedIn?: CoachState;
}

/** A fixed answer of the guide, which the page renders with the contacts. `answer` defaults to the alarm. */
export type FixedPart = { kind: 'crisis'; answer?: CrisisAnswer } | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** Quotes a sentence of this workshop if the member may open it. */
  | { kind: 'quote'; workshop: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  choices: string[];
  /** The agreed step, which becomes a commitment. */
  step: string | null;
}
