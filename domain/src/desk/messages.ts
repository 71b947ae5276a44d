import type { DeskRole } from '../vocabulary.ts';

export const DESK_ROLE_WORDS: Record<DeskRole, string> = {
  editor: 'editor',
  front_desk: 'front desk',
};

export const DESK_ROLE_ABILITIES: Record<DeskRole | 'inner-circle', readonly string[]> = {
  editor: [
    'Writes pages, offers and the words members see, and uploads pictures',
    'Can’t publish pages or see members',
  ],
  front_desk: [
    'Sees members, their memberships and whether they pay, but never what they record',
    'Invites people, changes memberships, writes letters and notes, exports the list',
    'Can’t change pages or settings',
  ],
  'inner-circle': [
    'Can do everything the other two roles can',
    'Publishes pages, changes prices and settings, gives roles, sees the numbers and the log',
  ],
};

export const DESK_TEXT = {
  required: 'Your account can’t open this part of the desk.',
  roleNotFound: 'There’s no account with this address yet. Please invite the person first.',
} as const;
