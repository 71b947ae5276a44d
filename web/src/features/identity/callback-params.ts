import { AUTH_TEXT } from '@hearthway/domain/identity/messages';

export type CallbackParams =
  /** Anybody can put text into a URL, so a message from the URL is shown as a quotation. */
  | { kind: 'error'; message: string; isQuoted: boolean }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: 'code'; code: string; isRecovery: boolean }
  | { kind: 'nothing' };

const MAX_MESSAGE_LENGTH = 200;

export function readCallback({ search, hash }: { search: string; hash: string }): CallbackParams {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const first = (name: string) =>
    parts.map((part) => part.get(name)?.trim()).find((value) => value) ?? null;

  const isRecovery = first('type') === 'recovery';
  const accessToken = first('access_token');
  const refreshToken = first('refresh_token');
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken, isRecovery };
  const code = first('code');
  if (code) return { kind: 'code', code, isRecovery };
  const error = toPlainLine(first('error_description') ?? first('error') ?? first('error_code'));
  if (error) return { kind: 'error', message: error, isQuoted: true };
  if (accessToken || refreshToken) {
    return { kind: 'error', message: AUTH_TEXT.signInCrashed, isQuoted: false };
  }
  return { kind: 'nothing' };
}

function toPlainLine(text: string | null): string {
  const line = (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_MESSAGE_LENGTH) return line;
  return `${characters.slice(0, MAX_MESSAGE_LENGTH - 1).join('')}…`;
}
