import type { ListProblem } from './invitation-list.ts';

export const LIST_PROBLEM_TEXT: Record<ListProblem, string> = {
  no_address: 'There’s no email address in this line.',
  incomplete_address: 'The email address is incomplete, for example “.com” is missing.',
  too_long: 'The address or a name is too long.',
  twice: 'This address is already in the list.',
  too_many: 'The list is too long. Please put the rest in another one.',
  has_account: 'Someone with this address already has an account.',
  unclosed_quote: 'A quotation mark is never closed.',
  bad_characters: 'The address or a name contains invisible characters.',
  odd_name: 'A name can’t contain a link, a formula or angle brackets.',
  bad_tier: 'The tier must be free, premium or premium plus.',
  left_out: 'You chose to leave out this tier.',
  bad_date: 'Write the date as 2027-03-31 or 31.3.2027; 3/4/2027 could mean two different days.',
  ended: 'This membership has already ended. Set the tier to free, or give a later date.',
};

export const DESK_MEMBERS_TEXT = {
  gone: 'This member no longer exists.',
  premiumIsOpen: 'Trials are for members without Premium, and this member has it.',
  premiumNeverEnds: 'This member’s Premium has no end date, so there’s nothing to add to.',
  undated: 'This database can’t store when Premium ends.',
  wrongAddress: 'That’s not the address of this account. Nothing was closed.',
  hasRole: 'This person has a role at the desk. Remove it first.',
  ownMembership: 'You can’t change your own membership. Ask an admin.',
  adminMembership: 'Only an admin can change an admin’s membership.',
  pastEnd: 'Choose a day after today.',
  notInvitedAgain: 'They’ve already joined, or were invited within the last day.',
  keptElsewhere: 'Another service manages accounts here. Please invite people there.',
} as const;
