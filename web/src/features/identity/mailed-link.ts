const TYPES = ['signup', 'recovery', 'email_change', 'email_change_cancel', 'magiclink'] as const;

export interface MailedLink {
  type: (typeof TYPES)[number];
  token: string;
  redirectTo: string | null;
}

export function readMailedLink(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const type = TYPES.find((known) => known === parts.get('type'));
  const token = parts.get('token');
  return type && token ? { type, token, redirectTo: parts.get('redirect_to') } : null;
}
