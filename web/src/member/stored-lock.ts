import type { WrongPins } from '@hearthway/domain/app-lock/lock-times';
import { drafts, useDraft } from '../lib/drafts.ts';

export type StoredLock =
  | { kind: 'pin'; salt: string; hash: string; iterations: number; wrong: WrongPins }
  | { kind: 'passkey'; credentialId: string };

/** The lock is stored as a draft, because signing out removes drafts from this device. */
const draftName = (memberId: string) => `lock.${memberId}`;

export const storedLock = {
  exists: (memberId: string): boolean => drafts.get(draftName(memberId)) !== null,
  read: (memberId: string): StoredLock | null => parse(drafts.get(draftName(memberId))),
  write: (memberId: string, lock: StoredLock): void =>
    drafts.set(draftName(memberId), JSON.stringify(lock)),
  remove: (memberId: string): void => drafts.remove(draftName(memberId)),
};

export const useStoredLock = (memberId: string): StoredLock | null =>
  parse(useDraft(draftName(memberId)));

function parse(text: string | null): StoredLock | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
