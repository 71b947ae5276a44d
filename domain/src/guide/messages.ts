export const MAX_MESSAGE_LENGTH = 2000;

/** The specification prescribes the exact wording of these sentences. */
export const GUIDE_MESSAGES = {
  empty: 'Message cannot be empty',
  tooLong: 'Message must be less than 2000 characters',
  onlyWhitespace: 'Message cannot be only whitespace',
  failed: "Sorry, I couldn't read that. Please type it again.",
  noAnswer: 'I heard you.',
  gladYouAreSafe:
    'Thank you for telling me. The numbers stay here for you, whenever you want them.',
} as const;

export const NOT_KNOWN =
  "I don't have a page on that yet. I know about sleep, stress, food and movement, habits, relationships and closeness, and men's and women's health. Try it in other words, or [browse all resources](/resources).";
