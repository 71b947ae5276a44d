import { SESSION_TEXT, WEAK_PASSWORD_REASONS } from '@hearthway/domain/identity/messages';

/** What to tell somebody whose request to the sign-in provider failed, and where to put it right. */
export interface AuthProblem {
  message: string;
  reasons: string[];
  /** The field it stands at; null for what no field can put right. */
  field: 'email' | 'password' | null;
}

export const problem = (message: string, field: AuthProblem['field'] = null): AuthProblem => ({
  message,
  reasons: [],
  field,
});

interface Fallbacks {
  /** The provider refused without a word. */
  refused: string;
  /** Nothing came back, or something nobody expected. */
  crashed: string;
  isOnline: boolean;
}

/** The provider's own message where it has one for people; otherwise ours. */
export function describeAuthError(error: unknown, fallbacks: Fallbacks): AuthProblem {
  const { name, status, code, message, reasons } = (error ?? {}) as Record<string, unknown>;
  const isFromProvider = typeof name === 'string' && name.startsWith('Auth');
  if (status === 0 || !isFromProvider || name === 'AuthUnknownError') {
    return problem(fallbacks.isOnline ? fallbacks.crashed : SESSION_TEXT.offline);
  }
  return {
    message: readable(message) ?? fallbacks.refused,
    reasons: Array.isArray(reasons) ? reasons.map(reasonSentence) : [],
    field: fieldOf(code, message),
  };
}

const FIELDS = new Map<unknown, AuthProblem['field']>([
  ['email_address_invalid', 'email'],
  ['email_exists', 'email'],
  ['email_not_confirmed', 'email'],
  ['invalid_credentials', 'password'],
  ['same_password', 'password'],
  ['user_already_exists', 'email'],
  ['weak_password', 'password'],
]);

/** Which field the provider's code is about. */
export function fieldOf(code: unknown, message: unknown): AuthProblem['field'] {
  // One code for every field: only its sentence tells them apart.
  if (code === 'validation_failed') return /password/i.test(String(message)) ? 'password' : 'email';
  return FIELDS.get(code) ?? null;
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
