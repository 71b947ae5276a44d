import { expect, test } from 'vitest';
import { exportReadme } from './export-words.ts';

const readme = (name: string, rows = 2) =>
  exportReadme({
    productName: 'Hearthway',
    email: 'ada@example.com',
    madeAt: new Date('2026-11-15T20:00:00Z'),
    parts: [{ name, rows }],
  });

test.each([
  ['journal_entries', 'Your journal: how you felt, what you wrote, and your tags.'],
  ['hfs_urges', 'Urges you logged, and how they ended.'],
  ['commitments', 'Your commitments, week by week.'],
  ['commitment_ticks', 'The days on which you kept a commitment.'],
  ['daily_checkins', 'Your Daily Scorecard: 0 to 2 for each pillar and day.'],
  ['belief_worksheets', 'Your worksheets from the Belief Upgrade Wizard.'],
  ['guide_threads', 'Your conversations with the guide: your messages and its answers.'],
  ['auth_sessions', 'The devices you’re signed in on, with times and network addresses. No keys.'],
  ['audit_log', 'Who on our team looked at your record or changed it.'],
])('the README of an export describes %s as "%s"', (name, description) => {
  expect(readme(name)).toContain(`  ${name}  (2 rows)\r\n      ${description}\r\n`);
});

test.each([
  ['mood_entries', 'Your mood entries.'],
  ['app_letters', 'Your letters.'],
  ['auth_strange_keys', 'Your strange keys.'],
])(
  'the README derives from the name of the unlisted table %s the description "%s"',
  (name, description) => {
    expect(readme(name, 1)).toContain(`  ${name}  (1 row)\r\n      ${description}\r\n`);
  },
);

test('the README of an export lists empty tables in one line, without descriptions', () => {
  expect(readme('journal_entries', 0)).toContain('\r\nThese parts are empty: journal_entries.\r\n');
  expect(readme('journal_entries', 0)).not.toContain('Your journal');
});
