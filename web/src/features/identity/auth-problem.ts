import { SESSION_TEXT, WEAK_PASSWORD_REASONS } from '@hearthway/domain/identity/messages';

export interface AuthProblem {
  message: string;
  reasons: string[];
  field: 'email' | 'password' | null;
}

export const problem = (message: string, field: AuthProblem['field'] = null): AuthProblem => ({
  message,
  reasons: [],
  field,
});

interface Fallbacks {
  refused: string;
  crashed: string;
  isOnline: boolean;
}

export function describeAuthError(error: unknown, fallbacks: Fallbacks): AuthProblem {
  const { name, status, code, message, reasons } = (error ?? {}) as Record<string, unknown>;
  const isFromProvider = typeof name === 'string' && name.startsWith('Auth');
  if (status === 0 || !isFromProvider || name === 'AuthUnknownError') {
    return problem(fallbacks.isOnline ? fallbacks.crashed : SESSION_TEXT.offline);
  }
  return {
    message: toReadableMessage(message) ?? fallbacks.refused,
    reasons: Array.isArray(reasons) ? reasons.map(reasonSentence) : [],
    field: getProblemField(code, message),
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

export function getProblemField(code: unknown, message: unknown): AuthProblem['field'] {
  // The auth server uses the code `validation_failed` for every field; only its message says which
  // field is wrong.
  if (code === 'validation_failed') return /password/i.test(String(message)) ? 'password' : 'email';
  return FIELDS.get(code) ?? null;
}

function reasonSentence(reason: unknown): string {
  return WEAK_PASSWORD_REASONS[String(reason)] ?? String(reason);
}

/**
 * If auth-js cannot read a response, its error message contains the response body, which members
 * should not see.
 */
function toReadableMessage(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text === '' || /^[{["]/.test(text) ? null : text;
}
