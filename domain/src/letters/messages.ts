export const LETTER_TEXT = {
  notFound: 'This letter doesn’t exist.',
  changedMeanwhile:
    'Someone else saved this letter in the meantime. Their version is in place, and we didn’t save or send yours.',
  notDraft: 'This letter is already on its way, so it can’t be changed.',
  notStoppable: 'There’s nothing to stop. This letter isn’t scheduled or on its way.',
  needsSubject: 'Give the letter a subject first.',
  needsBody: 'Write the letter first.',
  inThePast: 'Choose a time in the future.',
  recentLetter: (subject: string, day: string) =>
    `Some of these members get “${subject}” within a week of this letter (${day}). Confirm that you want to write to them again.`,
  nobody: 'Nobody would get this letter. Please change who gets it.',
  noMailServer: 'Letters can’t be sent yet, because no mail server is set up.',
  setUpMail:
    'Ask the person who looks after your server to set SMTP_URL and MAIL_FROM. Your letter stays a draft until then.',
  noAddress: 'Your account has no email address to send the test to.',
  testSent: (email: string) => `A test is on its way to ${email}.`,
  footnote: (productName: string) =>
    `You’re receiving this letter because you’re a member of ${productName}.`,
} as const;

export const WANTED_LETTERS_TEXT = {
  label: 'Letters from us by email',
  hint: 'News and invitations for members. Your reminders have their own switches.',
  on: 'You’ll get our letters again.',
  off: 'You won’t get any more letters from us.',
} as const;
