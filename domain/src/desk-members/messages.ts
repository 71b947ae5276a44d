import type { ListProblem } from './invitation-list.ts';

export const LIST_PROBLEM_TEXT: Record<ListProblem, string> = {
  no_address: 'There is no email address in this line.',
  too_long: 'The address or a name is too long.',
  twice: 'This address stands in the list already.',
  too_many: 'Two hundred people at a time; put the rest into another list.',
  has_account: 'Somebody with this address has an account already.',
};

export const DESK_MEMBERS_TEXT = {
  gone: 'This member no longer exists.',
  premiumIsOpen: 'A trial is for whoever has no premium; this member has it.',
  premiumNeverEnds: 'This member’s premium has no end, so there is nothing to add to.',
  undated: 'This database cannot keep dates of premium.',
  wrongAddress: 'That is not the address of this account. Nothing was closed.',
  hasRole: 'This person has a role at the desk. Take it back first.',
  keptElsewhere: 'Accounts are kept by another service here. Please invite people there.',
} as const;
