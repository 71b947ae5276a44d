import type { Attempt } from './contract.ts';

export const INTEGRATIONS_TEXT = {
  tooManyTokens: 'You already have 30 tokens. Revoke one you don’t need.',
  tooManyWebhooks: 'You already have 10 webhooks. Remove one you don’t need.',
  tokenGone: 'This token no longer exists.',
  webhookGone: 'This webhook no longer exists.',
  deliveryGone: 'This delivery is no longer in the log.',
  notHttps: 'The address must begin with https://.',
  noCredentials: 'The address can’t contain a user name or password.',
  notPublic: 'This address isn’t on the public internet, so we can’t send to it.',
} as const;

export const API_TEXT = {
  tokenRequired: 'This call needs one of this practice’s API tokens.',
  scopeMissing: (scope: string) => `This token doesn’t have the scope ${scope}.`,
  tooMany: 'This token has made too many calls. Please wait a moment.',
  noMember: 'No member has this address.',
  keyReused: 'This Idempotency-Key was used for another request.',
  inThePast: 'until is in the past. Use memberships/end to end a membership.',
  undated: 'This installation can’t store when a membership ends.',
} as const;

const ERROR_WORDS: Record<string, string> = {
  ADDRESS_REFUSED: 'Not sent: the address isn’t on the public internet',
  TIMEOUT: 'No answer within 10 seconds',
  ECONNREFUSED: 'Nothing responds at this address',
  ECONNRESET: 'The connection was lost',
  ENOTFOUND: 'We couldn’t find this domain',
  EAI_AGAIN: 'We couldn’t look up this domain',
};

export function attemptWords({ status, error }: Pick<Attempt, 'status' | 'error'>): string {
  if (status === null) {
    const isCertificate = error !== null && /CERT|SELF_SIGNED|ALTNAME|TLS|SSL/.test(error);
    if (isCertificate) return 'This address doesn’t have a valid certificate';
    return ERROR_WORDS[error ?? ''] ?? 'No connection';
  }
  if (status < 300) return `Accepted (${status})`;
  if (status < 400) return `Not accepted: the address redirects elsewhere (${status})`;
  if (status === 410) return 'The tool asked us to stop (410)';
  return status < 500 ? `Refused (${status})` : `The tool returned an error (${status})`;
}
