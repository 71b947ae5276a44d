import { readFileSync } from 'node:fs';
import { AuthError } from './auth-error.ts';

const commonest = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

export function checkPassword(password: string, minLength: number): void {
  const weaknesses: [reason: 'length' | 'pwned', sentence: string][] = [];
  if ([...password].length < minLength) {
    weaknesses.push(['length', `Your password needs at least ${minLength} characters.`]);
  }
  if (commonest.has(password.toLowerCase())) {
    weaknesses.push(['pwned', 'That’s one of the most common passwords. Please choose another.']);
  }
  if (weaknesses.length === 0) return;
  throw new AuthError(422, 'weak_password', weaknesses.map(([, sentence]) => sentence).join(' '), {
    reasons: weaknesses.map(([reason]) => reason),
  });
}
