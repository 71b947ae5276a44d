const BY_PAGE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/track/, ['How does the streak work?', 'Can I add a day I missed?']],
  [/^\/progress/, ['What does my wellness map show?', 'How do I compare two weeks?']],
  [/^\/action\/calm-kit/, ['Why does a long breath out help?', 'What can I do when panic comes?']],
  [/^\/action/, ['How do the points work?', 'When does the Weekly Pulse open?']],
  [/^\/journal/, ['Who can read my journal?', 'Can I change an entry?']],
  [/^\/account/, ['How do I get a copy of my data?', 'How do I cancel Premium?']],
  [/^\/shj/, ['How do the workshops work?', 'What is free, and what does Premium add?']],
];

const ANYWHERE = [
  'How do I wind down before sleep?',
  'How do we make up after an argument?',
  'How do I keep a habit in a bad week?',
];

const SHOWN = 3;

export function starterQuestions(path: string): string[] {
  const [, fitting = []] = BY_PAGE.find(([page]) => page.test(path)) ?? [];
  return [...fitting, ...ANYWHERE].slice(0, SHOWN);
}
