import type { Attempt } from './contract.ts';

export const INTEGRATIONS_TEXT = {
  tooManyTokens: 'There are 30 tokens already. Revoke one you don’t need.',
  tooManyWebhooks: 'There are 10 webhooks already. Remove one you don’t need.',
  tokenGone: 'This token doesn’t exist any more.',
  webhookGone: 'This webhook doesn’t exist any more.',
  deliveryGone: 'This delivery isn’t in the log any more.',
  notHttps: 'The address must begin with https://.',
  noCredentials: 'The address can’t contain a user name or password.',
  notPublic: 'This address is not on the public internet, so we don’t send there.',
} as const;

export const API_TEXT = {
  tokenRequired: 'This call needs an API token of this practice.',
  scopeMissing: (scope: string) => `This token lacks the scope ${scope}.`,
  tooMany: 'This token has made too many calls. Please wait a moment.',
  noMember: 'No member has this address.',
  keyReused: 'This Idempotency-Key was used for another request.',
  inThePast: 'until is in the past. Use memberships/end to end a membership.',
  undated: 'This installation can’t store when a membership ends.',
} as const;

const ERROR_WORDS: Record<string, string> = {
  ADDRESS_REFUSED: 'Not sent: the address is not on the public internet',
  TIMEOUT: 'No answer within 10 seconds',
  ECONNREFUSED: 'Nothing answers at this address',
  ECONNRESET: 'The connection broke',
  ENOTFOUND: 'This name doesn’t exist on the internet',
  EAI_AGAIN: 'We couldn’t look up the name',
};

export function attemptWords({ status, error }: Pick<Attempt, 'status' | 'error'>): string {
  if (status === null) {
    const isCertificate = error !== null && /CERT|SELF_SIGNED|ALTNAME|TLS|SSL/.test(error);
    if (isCertificate) return 'The certificate of this address is not valid';
    return ERROR_WORDS[error ?? ''] ?? 'No connection';
  }
  if (status < 300) return `Accepted (${status})`;
  if (status < 400) return `Refused: it redirects elsewhere (${status})`;
  if (status === 410) return 'The receiver wants no more (410)';
  return status < 500 ? `Refused (${status})` : `The receiver failed (${status})`;
}
