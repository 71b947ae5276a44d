import type { DeskRole } from '../vocabulary.ts';

export const DESK_ROLE_WORDS: Record<DeskRole, string> = {
  editor: 'editor',
  front_desk: 'front desk',
};

export const DESK_TEXT = {
  required: 'This room of the desk is not open to your account.',
  roleNotFound: 'Nobody has an account with this address. They have to sign up first.',
} as const;
