import { SESSION_TEXT, WEAK_PASSWORD_REASONS } from '@hearthway/domain/identity/messages';

/** What to tell somebody whose request to the sign-in provider failed. */
export interface AuthProblem {
  message: string;
  reasons: string[];
}

export const problem = (message: string): AuthProblem => ({ message, reasons: [] });

interface Fallbacks {
  /** The provider refused without a word. */
  refused: string;
  /** Nothing came back, or something nobody expected. */
  crashed: string;
  isOnline: boolean;
}

/** The provider's own message where it has one for people; otherwise ours. */
export function describeAuthError(error: unknown, fallbacks: Fallbacks): AuthProblem {
  const { name, status, message, reasons } = (error ?? {}) as Record<string, unknown>;
  const isFromProvider = typeof name === 'string' && name.startsWith('Auth');
  if (status === 0 || !isFromProvider || name === 'AuthUnknownError') {
    return problem(fallbacks.isOnline ? fallbacks.crashed : SESSION_TEXT.offline);
  }
  return {
    message: readable(message) ?? fallbacks.refused,
    reasons: Array.isArray(reasons) ? reasons.map(reasonSentence) : [],
  };
}

function reasonSentence(reason: unknown): string {
  return WEAK_PASSWORD_REASONS[String(reason)] ?? String(reason);
}

/** auth-js puts a body it cannot read into the message as JSON, which is nothing to show. */
function readable(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text === '' || /^[{["]/.test(text) ? null : text;
}
