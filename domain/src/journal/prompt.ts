import { MAX_WORDS_LENGTH } from './entry.ts';

export const SHIPPED_PROMPTS = [
  'What went better than you expected?',
  'What took energy today, and what gave some back?',
  'What would you tell a friend who’d had your day?',
  'What can wait until tomorrow?',
  'Who did you enjoy being with?',
  'What has your body been telling you?',
  'What are you looking forward to?',
  'What would make tomorrow a little easier?',
] as const;

export function dropUnanswered(words: string, prompts: readonly string[]): string {
  const text = words.trimEnd();
  const unanswered = prompts.find((prompt) => text === prompt || text.endsWith(`\n${prompt}`));
  return unanswered === undefined ? words : text.slice(0, -unanswered.length).trimEnd();
}

export function addPrompt(words: string, prompt: string, prompts: readonly string[]): string {
  const answered = dropUnanswered(words, prompts).trimEnd();
  const text = `${answered}${answered && '\n\n'}${prompt}\n`;
  return text.length <= MAX_WORDS_LENGTH ? text : words;
}
