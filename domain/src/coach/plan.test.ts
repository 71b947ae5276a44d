import { expect, test } from 'vitest';
import { toCue } from './cue.ts';
import { parseLoosePlan } from './loose-plan.ts';
import { parsePlan } from './plan.ts';

test.each([
  ['When I sit down I’ll make tea', 'When I sit down', 'make tea'],
  ['I could sit in the car when I park', 'When I park', 'sit in the car'],
  ['could maybe charge it in the kitchen?? but thats scary', null, 'charge it in the kitchen'],
  [
    'Yes, I’d ring her Sunday at eleven with the crossword',
    'On Sunday at eleven',
    'ring her with the crossword',
  ],
  [
    'I could go to the wall on Monday evening without my watch',
    'On Monday evening',
    'go to the wall without my watch',
  ],
  [
    'I could have a water between each beer at Dave’s on Friday',
    'On Friday',
    'have a water between each beer at Dave’s',
  ],
  [
    'I could try the bath again, maybe not every night but Tuesdays and Thursdays',
    'On Tuesdays and Thursdays',
    'try the bath again',
  ],
  ['maybe turn my phone off an hour before bed', 'An hour before bed', 'turn my phone off'],
  ['Could walk to the allotment. Mornings.', 'In the morning', 'walk to the allotment'],
  ['I suppose I could ask my brother, he only lives in Croydon', null, 'ask my brother'],
  [
    'Sunday breakfast would be a good moment to talk about the kitchen',
    'At Sunday breakfast',
    'talk about the kitchen',
  ],
  [
    'Kemi and I could cover each other at one',
    'This week',
    'suggest to Kemi that we cover each other at one',
  ],
  ['Perhaps we eat without the telephones', 'This week', 'suggest that we eat without the phones'],
  ['fine. no mails after 8. happy?', 'After 8', 'leave the mails alone'],
  [
    'two beers on weeknights, that’s all you’re getting',
    'On weeknights',
    'limit myself to two beers',
  ],
  ['a cup of tea first', null, 'make a cup of tea first'],
  ['phone in the kitchen maybe?', null, 'put my phone in the kitchen'],
  ['Maybe I can bring banana from home', null, 'bring a banana from home'],
])('the coach finds the moment and the action in “%s”', (message, cue, action) => {
  expect(parsePlan(message)).toEqual({ cue, action });
});

test.each([
  'I could cry',
  'I could never do that',
  'I can’t do that',
  'I’d have to ask her first thing every day and she hates it',
  'what if I just get it again',
  'I could see the point',
  'swimming is boring',
  'Boiled eggs, I can do.',
  'I go to bed at a different time every night',
  'I’ll not eat',
  'they could listen the first time',
  'I clean the oven instead',
  'home office',
  'I could have died of shame',
  'I can sit with a chair for nine hours and not eat',
])('the coach finds no plan in “%s”', (message) => {
  expect(parsePlan(message)).toBeNull();
});

test.each([
  [
    'Simple version: when the noon client leaves, I go and sit on the bench outside',
    'When the noon client leaves',
    'go and sit on the bench outside',
  ],
  [
    'So shower first, then cereal. When I’ve locked the front door, straight to the bathroom.',
    'When I’ve locked the front door',
    'take a shower first',
  ],
  [
    'ok yes. phone goes in the sock drawer, book comes out',
    null,
    'put my phone in the sock drawer',
  ],
  [
    'The glass could stay in the cupboard til she’s asleep',
    null,
    'leave the glass in the cupboard til she’s asleep',
  ],
  ['5 min on it when I park up', 'When I park up', 'do 5 min on it'],
  [
    'The first stop in the morning I buy ayran and not cola',
    'At the first stop in the morning',
    'buy ayran and not cola',
  ],
  ['When I have fear I drink cola', null, null],
  ['my phone is in the drawer', null, null],
])(
  'late in a conversation, the coach finds a plan in “%s” without “I’ll”',
  (message, cue, action) => {
    expect(parseLoosePlan(message, true)).toEqual(action ? { cue, action } : null);
  },
);

test.each([
  ['making the bed', 'make the bed'],
  ['gym', 'go to the gym'],
  ['10 minutes of yoga', 'do 10 minutes of yoga'],
  ['I try to say good morning to neighbour', 'say good morning to my neighbour'],
])('after asking for an idea, the coach reads “%s” as “%s”', (message, action) => {
  expect(parsePlan(message)).toBeNull();
  expect(parsePlan(message, 'idea')?.action).toBe(action);
});

test.each([
  ['lunch', 'After lunch'],
  ['Morning.', 'In the morning'],
  ['10', 'At 10'],
  ['sunday after church', 'On Sunday after church'],
  ['making coffee', 'When I make coffee'],
  ['I lie down', 'When I lie down'],
  ['when he ask me', 'When he asks me'],
  ['lunch break ok', 'In my lunch break'],
  ['every time I walk past the fridge', 'When I walk past the fridge'],
  ['banana', null],
])('the coach reads the moment “%s” as “%s”', (said, cue) => {
  expect(toCue(said)).toBe(cue);
});
