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

test.each([
  ['abuse', 'last week he push me on the wall and took my phone two days'],
  ['abuse', 'My husband grabbed my wrists and locked the door so I couldn’t get out'],
  ['emergency', 'Bit of a tight chest on the stairs. Probably nothing.'],
  ['emergency', 'my chest get pain when i walk, chest hurts much'],
])('the coach shows the help for the danger “%s” after “%s”', (danger, message) => {
  expect(lastOf(message).parts).toEqual([{ kind: 'crisis', answer: 'alarm', danger }]);
});

test.each([
  'Ironically my own back is shot and I don’t do any exercises',
  'i havent written a word. it’s on the 14th',
  'it’s like I’m scared to miss the end of the world',
  'I’ve told my husband 100 times. He goes to the garage',
  'my mum says I’ll have a heart attack, she says that about everything',
])('the coach does not take “%s” for a danger', (message) => {
  expect(lastOf(message).conversation.safety).toBeNull();
});

it('the coach asks the member to call now if they put off help for chest pain', () => {
  const reply = lastOf('my chest hurts on the stairs', 'I could ring the surgery in the morning');
  expect(getText(reply)).toMatch(/now/);
  expect(draftStep(reply.conversation)).toBeNull();
});

test.each([
  'I stopped the tablets three weeks ago. All of them, the heart ones too.',
  'i stopped my heart pills',
])('the coach sends a member to the doctor or pharmacist today after “%s”', (message) => {
  expect(getText(lastOf(message))).toMatch(/\[clinical\].*(?:today)/);
});

test.each([
  'ive had like only black coffee and cucumber since sunday. i get dizzy on the stairs',
  'i havent eaten for 3 days',
  'I fainted twice this week because I don’t eat',
  'i am afraid of food',
  'I’ve been on 400 calories for two weeks, it works',
])('the coach names a doctor and help with eating after “%s”', (message) => {
  expect(getText(lastOf(message))).toMatch(/doctor.*eating disorders/);
  expect(getText(lastOf(message, 'bye'))).toMatch(/doctor/);
});

it('the coach does not worry about a missed lunch', () => {
  expect(getText(lastOf('I haven’t eaten since breakfast'))).not.toMatch(/eating disorders/);
});

it('after a thought of suicide, the coach stays on the subject and asks whether the sister could know today', () => {
  const [, , noPlan, sister, text, saved, thanks] = play(
    'sometimes i think it would be easier if i just wasn’t here anymore',
    'not a plan or anything, i just think it a lot',
    'i haven’t told anyone. my sister would panic',
    'maybe i could text her',
    'ok',
    'thanks',
  ) as CoachReply[];
  expect(getText(noPlan as CoachReply)).toMatch(/numbers stay here/);
  expect(getText(sister as CoachReply)).toMatch(/your sister.*today/);
  expect(getText(text as CoachReply)).toMatch(/today/);
  expect(saved?.step).toBe('As soon as we’re done here, I’ll text her.');
  expect(getText(thanks as CoachReply)).toMatch(/are you safe.*numbers above/i);
  const end = coachReply((thanks as CoachReply).conversation, 'I am safe');
  expect(end.conversation.safety).toBe('watch');
});

test.each([
  'please don’t give me a plan',
  'no step please',
  'If you offer me a little step now I’m deleting this',
  'I don’t want to fix it tonight',
])('the coach offers no step after “%s”', (message) => {
  const talk = ['my boss is new', 'I want to sleep more', 'I work late', 'my wife is cross'];
  const replies = play(...talk, message, ...talk, ...talk, 'I could go for a walk').slice(5);
  const asked = replies.map(({ conversation }) => conversation.asked);
  expect(asked.filter((one) => ['offer', 'idea', 'confirm', 'write'].includes(one))).toEqual([]);
});

test.each([
  'That I can do',
  'okok bet',
  'Yes this is good for me. The dishes can wait',
  'Sure, put that down',
  'fine',
  'go on then',
  'D’accord',
  'we do like that',
  'yeah whatever, ok',
])('the coach saves the step on the screen after “%s”', (message) => {
  expect(lastOf('I sit all day', 'maybe walk at lunch', message).step).toBe(
    'At lunch, I’ll go for a walk.',
  );
});

it('the coach goes on listening while the step stays on the screen', () => {
  const reply = lastOf('I sit all day', 'maybe walk at lunch', 'my father never sat down at all');
  expect(draftStep(reply.conversation)).toBe('At lunch, I’ll go for a walk.');
  expect(getText(reply)).not.toMatch(/saved|step/i);
});

it('the coach acknowledges a loss and nothing else', () => {
  expect(getText(lastOf('we lost a baby in april. 19 weeks.'))).toMatch(/^I’m so sorry[^?]*$/);
});

it('the coach stops repeating the member when asked to', () => {
  const replies = play('dont repeat what i say back to me', 'I hate the evenings at home');
  expect(getText(replies.at(-1) as CoachReply)).not.toMatch(/you hate the evenings/i);
});
