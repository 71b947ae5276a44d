import type { ListProblem } from './invitation-list.ts';

export const LIST_PROBLEM_TEXT: Record<ListProblem, string> = {
  no_address: 'There’s no email address on this line.',
  incomplete_address: 'The email address is incomplete. The “.com” may be missing, for example.',
  too_long: 'The email address or a name is too long.',
  twice: 'This address is already on the list.',
  too_many: 'The list is too long. Please import the rest separately.',
  has_account: 'Someone with this address already has an account.',
  unclosed_quote: 'A closing quotation mark is missing.',
  bad_characters: 'The email address or a name contains invisible characters.',
  odd_name: 'A name can’t contain a link, a formula or angle brackets.',
  bad_tier: 'The tier must be free, premium or premium plus.',
  left_out: 'You chose to leave out people with this tier.',
  bad_date: 'Write the date as 2027-03-31 or 31.3.2027; 3/4/2027 could mean two different days.',
  ended: 'This membership has already ended. Set the tier to free, or give a later date.',
};

export const DESK_MEMBERS_TEXT = {
  gone: 'This member no longer exists.',
  premiumIsOpen: 'Trials are for members without Premium. This member already has Premium.',
  premiumNeverEnds: 'This member’s Premium has no end date, so there’s nothing to extend.',
  undated:
    'This can’t be saved, because the database can’t store when Premium ends. Please ask the person who looks after your server.',
  wrongAddress: 'That isn’t this member’s email address, so the account wasn’t closed.',
  hasRole: 'This person has a role at the desk. Remove the role first.',
  ownMembership: 'You can’t change your own membership. Ask an admin.',
  adminMembership: 'Only an admin can change an admin’s membership.',
  pastEnd: 'Choose a day after today.',
  notInvitedAgain: 'They’ve already joined, or were invited within the last day.',
  keptElsewhere: 'Another service manages accounts here. Please invite people there.',
} as const;
