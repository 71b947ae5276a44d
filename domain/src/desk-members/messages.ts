import type { ListProblem } from './invitation-list.ts';

export const LIST_PROBLEM_TEXT: Record<ListProblem, string> = {
  no_address: 'There is no email address in this line.',
  incomplete_address: 'The email address is incomplete, for example “.com” is missing.',
  too_long: 'The address or a name is too long.',
  twice: 'This address is in the list already.',
  too_many: 'The list is too long; put the rest into another one.',
  has_account: 'Somebody with this address has an account already.',
  unclosed_quote: 'A quotation mark is never closed.',
  bad_characters: 'The address or a name contains invisible characters.',
  odd_name: 'A name must not contain a link, a formula or angle brackets.',
  bad_tier: 'The tier must be free, premium or premium plus.',
  bad_date: 'Write the date as 2027-03-31 or 31.3.2027; 3/4/2027 could be two days.',
  ended: 'This membership has ended already. Remove the date to invite them as free.',
};

export const DESK_MEMBERS_TEXT = {
  gone: 'This member no longer exists.',
  premiumIsOpen: 'A trial is for whoever has no premium; this member has it.',
  premiumNeverEnds: 'This member’s premium has no end, so there is nothing to add to.',
  undated: 'This database cannot keep dates of premium.',
  wrongAddress: 'That is not the address of this account. Nothing was closed.',
  hasRole: 'This person has a role at the desk. Take it back first.',
  ownMembership: 'You can’t change your own membership. Ask an admin.',
  adminMembership: 'Only an admin can change an admin’s membership.',
  pastEnd: 'Choose a day after today.',
  notInvitedAgain: 'They have joined already, or were invited within the last day.',
  keptElsewhere: 'Accounts are kept by another service here. Please invite people there.',
} as const;
