import { expect, test } from 'vitest';
import { addMoment, findMoment } from './moment.ts';
import { findStep } from './plan.ts';

test.each([
  ['I could walk up from the ground floor once a day', 'I’ll walk up from the ground floor once a day.'],
  ['Maybe I could make the one pot again. Saturday, before he’s up.', 'I’ll make the one pot again, Saturday, before he’s up.'],
  ['I’ll eat in the canteen on Monday, 12.30, no laptop.', 'I’ll eat in the canteen on Monday, 12.30, no laptop.'],
  ['I could park at the lake for five minutes. No phone.', 'I’ll park at the lake for five minutes, no phone.'],
  ['when she comes home I could turn it off, I guess', 'When she comes home, I’ll turn it off.'],
  ['Maybe if I told my husband that I need an evening', 'I’ll tell my husband that I need an evening.'],
  ['maybe walk after lunch', 'Walk after lunch.'],
  ['fine. ill leave it in the hallway', 'I’ll leave it in the hallway.'],
  ['could delete the app i guess?', 'I’ll delete the app.'],
  ['maybe like only look on sundays w my flatmate', 'I’ll only look on Sundays with my flatmate.'],
  ['Might give it a go in the garage.', 'I’ll give it a go in the garage.'],
  ['Well I could put it in the garage, then I’d have to go out to get it', 'I’ll put it in the garage.'],
  ['I could ask my mum to come round, she’d like that', 'I’ll ask my mum to come round.'],
  ['I could only have cake on Saturdays', 'I’ll only have cake on Saturdays.'],
  ['I will go to doctor in monday', 'I’ll go to the doctor on Monday.'],
  ['I could sit in the garden, this is also time for me', 'I’ll sit in the garden.'],
  ['we could eat earlier maybe', 'We could eat earlier.'],
  ['I could hoover the stairs', 'I’ll hoover the stairs.'],
  ['I suppose I could write things down before bed, I used to do that at work', 'I’ll write things down before bed.'],
  ['no but i could ask him on sunday', 'I’ll ask him on Sunday.'],
  ['I’m thinking of joining the choir', 'I’ll join the choir.'],
  ['could be worth trying the radio instead', 'I’ll try the radio instead.'],
  ['next time I will count to ten before I answer', 'Next time, I’ll count to ten before I answer.'],
  ['my plan is to leave at five', 'I’ll leave at five.'],
  ['I’ll not buy the peanuts this week', 'I’ll not buy the peanuts this week.'],
])('the coach recognises a plan in “%s”', (message, step) => {
  expect(findStep(message)).toBe(step);
}); // biome-ignore format: one plan per row reads as a table.

test.each([
  ['close it at 8', 'Close it at 8.'],
  ['phone charges in the kitchen from tonight', 'Phone charges in the kitchen from tonight.'],
  ['Ring her tonight. Ask about the garden.', 'Ring her tonight. Ask about the garden.'],
  ['no beer on Monday', 'No beer on Monday.'],
  ['library maybe', 'Library.'],
  ['we could split it. I go before 2', 'We could split it. I go before 2.'],
])(
  'late in a conversation, the coach recognises a plan without “I’ll” in “%s”',
  (message, step) => {
    expect(findStep(message, 'late')).toBe(step);
    expect(findStep(message)).toBeNull();
  },
);

test.each([
  ['one lesson. 15 minutes', 'One lesson. 15 minutes.'],
  ['When I feel hot I go to the balcony', 'When I feel hot I go to the balcony.'],
  ['I’d like to write her a letter', 'I’ll write her a letter.'],
  [
    'if we left earlier. put her shoes on before breakfast even, who cares',
    'Put her shoes on before breakfast.',
  ],
])('after asking what might help, the coach recognises a plan in “%s”', (message, step) => {
  expect(findStep(message, 'asked')).toBe(step);
});

test.each([
  'I could cry',
  'I’ll let you know',
  'I’ll probably forget',
  'I could do with a holiday',
  'I could punch a wall',
  'I’m gonna leave him',
  'I’m going to bed',
  'i could scream',
  'I’ll leave it',
  'I know the literature. I could write it.',
  'honest, not today. I’ll take the laugh',
  'No. I’ll leave it as it is.',
  'nah not feeling a step right now',
  'I’d pay good money for a stegosaurus',
  'maybe it isn’t the van',
  'He is at work until six',
  'evenings mostly. still on the laptop at 10',
  'I eat lunch in my car',
  'i dont think i can do a group',
  'like i could do one break without it? no that sounds horrible actually',
  'ok go on then, 4 out of 10 for confidence',
  'Get the shakes if I don’t.',
  'ok. i want to try',
])('the coach recognises no plan in “%s”', (message) => {
  expect(findStep(message, 'late')).toBeNull();
});

test.each([
  ['yes, sunday afternoon', 'on Sunday afternoon'],
  ['Tomorrow is a late clinic, so Thursday.', 'on Thursday'],
  ['Post goes Monday.', 'on Monday'],
  ['yes. at seven like always', 'at seven like always'],
  ['tonight, before the wine', 'tonight, before the wine'],
  ['weekdays', 'on weekdays'],
  ['it was nice', null],
  ['tuesday, tuesday’s a quiet night', 'on Tuesday'],
  ['It’s on Thursdays at ten', 'on Thursdays at ten'],
])('the coach finds in “%s” the time “%s” for a step', (message, moment) => {
  expect(findMoment(message)).toBe(moment);
});

test.each([
  ['I’ll send a card.', 'on Monday', 'I’ll send a card, on Monday.'],
  ['I’ll make a call.', 'when I’m home', 'When I’m home, I’ll make a call.'],
  ['I’ll call her tomorrow.', 'on Thursday', 'I’ll call her on Thursday.'],
  ['When I sit down, I’ll make tea.', 'after dinner', 'After dinner, I’ll make tea.'],
])('the coach adds to the step “%s” the time “%s”: “%s”', (step, moment, whole) => {
  expect(addMoment(step, moment)).toBe(whole);
});
