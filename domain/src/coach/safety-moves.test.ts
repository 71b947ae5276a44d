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
])('the coach shows help for the danger “%s” after “%s”', (danger, message) => {
  expect(lastOf(message).parts).toEqual([{ kind: 'crisis', answer: 'alarm', danger }]);
});

test.each([
  'Ironically my own back is shot and I don’t do any exercises',
  'i havent written a word. it’s on the 14th',
  'it’s like I’m scared to miss the end of the world',
  'I’ve told my husband 100 times. He goes to the garage',
  'my mum says I’ll have a heart attack, she says that about everything',
])('the coach sees no danger in “%s”', (message) => {
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

it('the coach does not treat a missed lunch as an eating disorder', () => {
  expect(getText(lastOf('I haven’t eaten since breakfast'))).not.toMatch(/eating disorders/);
});

test.each([
  ['names', 'sister', true],
  ['does not name', 'husband', false],
  ['does not name', 'wife', false],
  ['does not name', 'partner', false],
])('after violence at home, the coach %s the %s as someone to tell', (_verb, who, isNamed) => {
  const said = getText(lastOf('last week he push me on the wall', `only my ${who} was there`));
  expect(said.includes(`your ${who}`)).toBe(isNamed);
});

it('after a thought of suicide, the coach suggests telling the member’s sister today', () => {
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
  expect(getText(text as CoachReply)).toMatch(/today/i);
  expect(draftStep((text as CoachReply).conversation)).toBeNull();
  expect(saved?.step).toBeNull();
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
])('the coach saves the step that is on the screen after “%s”', (message) => {
  expect(lastOf('I sit all day', 'maybe walk at lunch', message).step).toBe('Walk at lunch.');
});

it('the coach keeps a step on the screen while the member talks of something else', () => {
  const reply = lastOf('I sit all day', 'maybe walk at lunch', 'my father never sat down at all');
  expect(draftStep(reply.conversation)).toBe('Walk at lunch.');
  expect(getText(reply)).not.toMatch(/saved|step/i);
});

it('after a loss, the coach says only that it is sorry', () => {
  expect(getText(lastOf('we lost a baby in april. 19 weeks.'))).toMatch(/^I’m so sorry[^?]*$/);
});

it('the coach stops quoting the member when asked to', () => {
  const replies = play('dont repeat what i say back to me', 'I hate the evenings at home');
  expect(getText(replies.at(-1) as CoachReply)).not.toMatch(/you hate the evenings/i);
});

it('the coach urges a member with chest pain to call now and offers no step', () => {
  const replies = play(
    'Getting a tightness in my chest. Goes down the left arm.',
    'She’s in the house.',
    'Don’t like to make a fuss.',
    'I’ll tell her then. Now.',
  ).slice(2);
  for (const reply of replies) {
    expect(getText(reply)).toMatch(/now|wait|important/);
    expect(draftStep(reply.conversation)).toBeNull();
  }
});

it('after violence at home, the coach stays with the question whom to call', () => {
  const [, alarm, call, alone, friend, last] = play(
    'Yesterday he hit me in face, now my eye is closed',
    'I don’t know who I can call, I don’t speak good',
    'He is at work until six',
    'I can go to my friend Amina, she has car',
    'Yes I ask her now',
  ) as CoachReply[];
  expect(alarm?.parts).toEqual([{ kind: 'crisis', answer: 'alarm', danger: 'abuse' }]);
  expect(getText(call as CoachReply)).toMatch(/interpreters/);
  expect(getText(alone as CoachReply)).toMatch(/while you’re alone/);
  for (const reply of [friend, last] as CoachReply[]) {
    expect(reply.step).toBeNull();
    expect(draftStep(reply.conversation)).toBeNull();
  }
});

test.each([
  ['wednesday. im gonna die lol'],
  ['everyone says I’m better off'],
  ['16 years. his name was Bruno'],
])('the coach raises no alarm for “%s”', (message) => {
  expect(lastOf('my dog died yesterday', message).conversation.safety).toBeNull();
});

test.each(['stop', 'leave it', 'not today', 'just leave it. I wanted to say it once'])(
  'the coach stops asking after “%s”',
  (message) => {
    const reply = lastOf('my boss shouted', 'in front of everyone', message);
    expect(getText(reply)).not.toMatch(/“|tell me more|what would/i);
  },
);

test.each([
  'he gets angry, he pushed me against the fridge in june but that was one time',
  'my partner shoved me into the door once',
])('the coach recognises violence at home in “%s”', (message) => {
  expect(lastOf(message).parts).toEqual([{ kind: 'crisis', answer: 'alarm', danger: 'abuse' }]);
});

test.each([
  [
    [
      '6 pints after shift, everyone in kitchens drinks',
      'hands shake a bit in the morning. anyway',
    ],
  ],
  [['I take a drink.', 'Half a bottle. Some days more.', 'Get the shakes if I don’t.']],
])('the coach warns a drinker with the shakes against stopping suddenly: %s', (messages) => {
  const reply = lastOf(...messages);
  expect(getText(reply)).toMatch(/don’t stop drinking all at once.*doctor/);
  const later = lastOf(...messages, 'I’ll stop drinking tomorrow');
  expect(getText(later)).toMatch(/don’t stop suddenly/);
  expect(draftStep(later.conversation)).toBeNull();
});

it('the coach does not warn a member with shaking hands who does not drink', () => {
  expect(getText(lastOf('my hands shake in the morning before exams'))).not.toMatch(/drinking/);
});

it('the coach refers pain after a birth to a doctor or midwife and does not call it normal', () => {
  const messages = [
    'After baby I have pain and I don’t want',
    'Yes, pain every time',
    'Is it normal?',
  ];
  for (const reply of [lastOf(messages[0] as string), lastOf(...messages)])
    expect(getText(reply)).toMatch(/doctor.*midwife/);
});

test.each([
  [['mum of a 2yo who bites', 'then he bites me and i go from 0 to 100']],
  [['my 3 year old hits me when she is tired']],
  [['we lost the baby in may', 'he’s kind. he doesnt push']],
  [['he left', 'yes my friend carol but i dont want to be a burden, shes got her own stuff']],
  [['my house move is a mess', 'no i dont want to do breathing']],
])('the coach raises no alarm in %s', (messages) => {
  expect(lastOf(...messages).conversation.safety).toBeNull();
});

test.each([
  'my husband bites me, we have a 2 year old',
  'he hit me while the baby slept',
  'I’m a burden to everyone',
])('the coach still raises the alarm after “%s”', (message) => {
  expect(lastOf(message).parts[0]).toMatchObject({ kind: 'crisis', answer: 'alarm' });
});

it('the coach does not take an answer about work as a new danger', () => {
  const reply = lastOf('I hate myself, what is the point of living', 'no i havent told work');
  expect(reply.parts.map(({ kind }) => kind)).not.toContain('crisis');
});

it('the coach welcomes a plan to call someone and then follows a new subject', () => {
  const messages = [
    'ive thought it would be easier if i just wasnt here tbh',
    'maybe ill ring someone',
  ];
  expect(getText(lastOf(...messages))).toMatch(/do (?:that|it)|glad/i);
  expect(getText(lastOf(...messages, 'work was long today'))).toMatch(/work was long today/i);
});

const SEATED = [
  'I don’t see anybody',
  'my days are long',
  'I could ask my aunt to pop in on Wednesday',
];

test.each([
  'just the aunt one then',
  'that’s a no brainer tbh. ok chef',
  'aight ill text her',
  'Deal',
])('the coach saves the step after “%s”', (message) => {
  expect(lastOf(...SEATED, message).step).toMatch(/ask my aunt/);
});

test.each(['nah changed my mind', 'not that', 'actually no not her. that’s not it'])(
  'the coach takes the step off the screen after “%s”',
  (message) => {
    const reply = lastOf(...SEATED, message);
    expect(draftStep(reply.conversation)).toBeNull();
    expect(reply.step).toBeNull();
  },
);

const URGES = /do (?:it|that),? today|glad if you did|Today is better/;
const DRINKER = [
  'I have half a litre of gin every night',
  'my hands shake in the mornings if I don’t',
];

test.each([
  'on Friday I’ll tip it all out',
  'I’ll just go without from tomorrow',
  'the last time I stopped I had a seizure',
])('the coach repeats its warning to a drinker with the shakes after “%s”', (message) => {
  const reply = lastOf(...DRINKER, message);
  expect(getText(reply)).toMatch(/stop suddenly on your own/);
  expect(draftStep(reply.conversation)).toBeNull();
});

it('the coach does not praise the plan of a member who eats far too little', () => {
  const reply = lastOf(
    'I’ve been on 400 calories for two weeks',
    'when I’m hungry I’ll sip some water',
  );
  expect(getText(reply)).not.toMatch(URGES);
});

it('after an alarm, the coach does not praise a plan that involves no other person', () => {
  const reply = lastOf('I want to kill myself', 'no, I won’t do it', 'I could water the plants');
  expect(getText(reply)).not.toMatch(URGES);
});
