import { MAX_NAME_LENGTH } from './name-length.ts';

/**
 * Control characters and marks that reverse the direction of text could disguise a name in an email
 * or at the desk.
 */
const DISGUISE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** Invisible characters that Unicode counts as letters or symbols. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const NAME_TEXT = {
  missing: 'Please enter your first name.',
  hidden: 'Names can’t contain line breaks or hidden characters.',
  long: `Please use ${MAX_NAME_LENGTH} characters or fewer.`,
} as const;

export const hasVisibleLetter = (name: string): boolean => VISIBLE.test(name.replace(BLANK, ''));

export const isPlainName = (name: string): boolean => !DISGUISE.test(name);

export const isPlainOrEmptyName = (name: string): boolean =>
  name.trim() === '' ? !/[^ ]/.test(name) : isPlainName(name) && hasVisibleLetter(name);

export interface Names {
  firstName: string;
  lastName: string;
}

/** What the server would refuse, without its schema, which would add 30 kB to the app. */
export function findNameProblems({ firstName, lastName }: Names): Partial<Names> {
  const first = firstName.trim();
  const last = lastName.trim();
  const problems: Partial<Names> = {};
  if (!hasVisibleLetter(first)) problems.firstName = NAME_TEXT.missing;
  else if (!isPlainName(first)) problems.firstName = NAME_TEXT.hidden;
  else if (first.length > MAX_NAME_LENGTH) problems.firstName = NAME_TEXT.long;
  if (!isPlainOrEmptyName(last)) problems.lastName = NAME_TEXT.hidden;
  else if (last.length > MAX_NAME_LENGTH) problems.lastName = NAME_TEXT.long;
  return problems;
}
