export const SCOPES = ['membership:write', 'events:read'] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPE_WORDS: Record<Scope, string> = {
  'membership:write': 'Give and end Premium',
  'events:read': 'See what happened',
};

export const SCOPE_HINTS: Record<Scope, string> = {
  'membership:write': 'For a shop or a booking tool that sells memberships.',
  'events:read': 'For a tool that checks for updates instead of using a webhook.',
};

export const TOKEN_PREFIX = 'hwt_';
export const MAX_TOKEN_DAYS = 366;
export const MAX_TOKENS = 30;
export const CALLS_PER_MINUTE = 120;
