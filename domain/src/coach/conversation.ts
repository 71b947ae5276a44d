import type { CrisisAnswer } from '../guide/detect-crisis.ts';
import type { CoachTool } from './topics.ts';

/** What the coach is waiting for. */
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

/** One conversation, as it is kept on the device: plain data, so that a reload goes on with it. */
export interface CoachConversation {
  state: CoachState;
  topic: string | null;
  /** Halves of the step as far as they are known. */
  moment: string | null;
  act: string | null;
  /** Lines that were said, so that none is said twice. */
  said: readonly string[];
  /** Why it ended. */
  end: 'kept' | 'goodbye' | 'crisis' | null;
  /** Where it goes on when somebody who said goodbye comes back. */
  pausedIn?: CoachState;
}

/** Words that the guide gives too; whoever shows them knows the contacts. A crisis is an alarm unless it says otherwise. */
export type FixedPart = { kind: 'crisis'; answer?: CrisisAnswer } | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** A sentence of this workshop, where the member may open it. */
  | { kind: 'quote'; workshop: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  /** Answers to tap; writing is always possible too. */
  choices: string[];
  /** The step that was agreed: it becomes a commitment. */
  step: string | null;
}
