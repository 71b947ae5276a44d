import { AUTH_TEXT } from '@hearthway/domain/identity/messages';

export type CallbackParams =
  | { kind: 'error'; message: string }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: 'code'; code: string; isRecovery: boolean }
  | { kind: 'nothing' };

const LONGEST_MESSAGE = 300;

/** What a link brought back, in the query or in the hash; an error outranks everything else. */
export function readCallback({ search, hash }: { search: string; hash: string }): CallbackParams {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const first = (name: string) =>
    parts.map((part) => part.get(name)?.trim()).find((value) => value) ?? null;

  const error = first('error_description') ?? first('error') ?? first('error_code');
  if (error) return { kind: 'error', message: asSentence(error) };

  const isRecovery = first('type') === 'recovery';
  const accessToken = first('access_token');
  const refreshToken = first('refresh_token');
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken, isRecovery };
  const code = first('code');
  if (code) return { kind: 'code', code, isRecovery };
  // Half a session is a broken link, not an empty visit.
  if (accessToken || refreshToken) return { kind: 'error', message: AUTH_TEXT.signInCrashed };
  return { kind: 'nothing' };
}

/** Anyone can write an address, so the text stays one short line. */
function asSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '');
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}
