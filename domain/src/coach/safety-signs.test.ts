import { expect, it, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachReply } from './conversation.ts';
import { draftStep } from './step.ts';

const getText = ({ parts }: CoachReply) =>
  parts.map((part) => (part.kind === 'line' ? part.text : `[${part.kind}]`)).join(' ');

function play(...messages: string[]): CoachReply[] {
  const replies = [beginCoaching(() => 0.3)];
  for (const message of messages)
    replies.push(coachReply((replies.at(-1) as CoachReply).conversation, message));
  return replies;
}

const lastOf = (...messages: string[]) => play(...messages).at(-1) as CoachReply;

const PURGING = [
  'ive been skipping dinner so the summer thing works out',
  'if i eat i kinda make it come back up',
  'thats how often i throw up',
  'I throw up my food like 3 times a week',
  'after meals I stick my fingers down my throat',
  'I binge and then purge most nights',
  'I’ve been leaving out lunch and dinner to look thin',
];

test.each(PURGING)('the coach names a doctor and help with eating after “%s”', (message) => {
  expect(getText(lastOf('i hate how i look', message))).toMatch(/doctor.*eating disorders/);
});

test.each([
  'I’ve been skipping dinner because I work late',
  'the flu made me throw up after dinner',
  'I should bring it back up with my boss',
  'I want to purge my wardrobe',
  'I throw up every morning, I’m pregnant',
])('the coach sees no eating disorder in “%s”', (message) => {
  expect(getText(lastOf(message))).not.toMatch(/eating disorders/);
});

it('the coach neither offers nor saves a step after a member has said that they purge', () => {
  const replies = play(
    'i hate how i look lol',
    'at night. if i eat i kinda make it come back up',
    'toast, cereal, whatever. then the bathroom. like 3 times a week maybe',
    'no omg thats how often i throw up. pls dont make it a thing',
    'my roommate noticed and i lied',
    'maybe i could tell her the truth',
    'no take out the 3 times thing. just tell her tmrw when we walk to uni',
    'ok just save that one. tell her tmrw',
    'I could skip breakfast on Monday',
    'what should I do then?',
    'i could eat less at lunch',
  );
  for (const reply of replies) {
    expect(reply.step).toBeNull();
    expect(draftStep(reply.conversation)).toBeNull();
    expect(reply.conversation.asked).not.toBe('idea');
  }
});

it('the coach drops the step on the screen when the member mentions purging', () => {
  const told = play(
    'i eat cereal',
    'maybe toast at seven',
    'i throw up after every meal',
    'ok save',
  );
  expect(told.at(-1)?.step).toBeNull();
});

test.each([
  ['Not much point to things.'],
  ['there isn’t really any point in anything now'],
  ['I see little point in life'],
])('the coach shows the contacts after “%s”', (message) => {
  expect(lastOf('my back is bad', message).parts[0]).toEqual({ kind: 'crisis', answer: 'check' });
});

it('the coach shows no contacts if the member sees no point in going to the gym', () => {
  expect(lastOf('there’s no point in going to the gym').conversation.safety).toBeNull();
});

const CHECKED = ['my back is bad', 'Digging. Just tired of it all.'];

test.each([
  'Gun’s locked up if that’s what you’re asking.',
  'the pills are in the cabinet',
  'well, I’ve got my rope in the shed',
])('after a question about safety, the coach takes “%s” as a sign of danger', (message) => {
  const reply = lastOf(...CHECKED, message);
  expect(getText(reply)).toMatch(/(?:ending|taking) your life\?.*keep.*numbers/);
  expect(getText(reply)).not.toMatch(/moving|week|evening/);
  expect(reply.conversation.safety).toBe('check');
  expect(lastOf(...CHECKED, message, 'yes').parts[0]).toEqual({ kind: 'crisis', answer: 'alarm' });
  const denied = lastOf(...CHECKED, message, 'No. I’m not going to do anything.');
  expect(getText(denied)).toMatch(/numbers stay here/);
});

it('the coach does not ask about tablets that the member has given away', () => {
  const reply = lastOf(...CHECKED, 'I gave the pills to my sister, I am safe');
  expect(getText(reply)).not.toMatch(/your life/);
});

test.each([
  ['maybe i can ring my brother', 'ok. i’m ringing him', 'he picked up. he’s coming over'],
  ['I could phone my sister', 'I’m calling her', 'my sister is on her way'],
])(
  'after an alarm, the coach welcomes a call for help and keeps the contacts in view: %s',
  (...calls) => {
    for (const reply of play('my wife would be better off without me', ...calls).slice(-2))
      expect(getText(reply)).toMatch(/(?:glad|good|Good)[^?]*numbers above stay here[^?]*$/);
  },
);

it('the coach does not say that it is glad if nobody answered the member’s call', () => {
  const reply = lastOf(
    'I want to die',
    'I could call my brother',
    'I called him, he didn’t pick up',
  );
  expect(getText(reply)).not.toMatch(/glad|good that/i);
});

test.each([
  'It’s that 10pm is the only hour nobody needs anything from me',
  'the bath is the one place where no one wants anything from me',
  'i’m scared they’ll ask where i’ve been',
  'I’m afraid people will stare when I come back',
])('the coach raises no alarm for “%s”', (message) => {
  expect(lastOf('i cant sleep', message).conversation.safety).toBeNull();
});

test.each([
  'nobody needs me any more',
  'my partner hits me, I’m scared they’ll ask where I’ve been',
])('the coach still shows the contacts after “%s”', (message) => {
  expect(lastOf('i cant sleep', message).parts[0]).toMatchObject({ kind: 'crisis' });
});

it('an alarm ends two replies after “I am safe”, and another one can follow', () => {
  const alarm = ['I want to kill myself', 'I don’t know', 'maybe i could text Helen'];
  const reply = lastOf(...alarm, 'i am safe. tomorrow at lunch I’ll text Helen');
  expect(getText(reply)).toMatch(/safe|glad|telling me/i);
  const next = coachReply(reply.conversation, 'thank you');
  expect(getText(next)).not.toMatch(/are you safe/i);
  expect(coachReply(next.conversation, 'I want to kill myself').conversation.safety).toBe('alarm');
});
