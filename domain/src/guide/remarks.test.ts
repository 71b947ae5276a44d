import { describe, expect, it, test } from 'vitest';
import {
  closingAnswer,
  findOfferedSections,
  findTurn,
  findWanted,
  isStaying,
  isYes,
  stayAnswer,
  tellsAbout,
} from './remarks.ts';

const PAGE = { title: 'Awake at three', path: '/resources/awake-at-three' };

describe('a reply that asks for nothing', () => {
  test.each([
    'thanks',
    'ok thank you so much',
    'Okay, will try that tonight',
    'hm ok',
    'lol',
    'no',
  ])('gets an answer that names the page without quoting it: %s', (message) => {
    const answer = closingAnswer(message, PAGE);
    expect(answer).toContain('[Awake at three](/resources/awake-at-three)');
    expect(answer).not.toMatch(/^>/m);
  });

  test.each([
    'ok but how long does it take?',
    'no, my sister',
    'thanks, but what do I do when the baby wakes up at five each morning',
    'I will never sleep again',
    'yes',
  ])('is not recognised in %j', (message) => {
    expect(closingAnswer(message, PAGE)).toBeNull();
  });
});

test.each([
  ['what do I say to my mother', 'words'],
  ['How do I tell him without a row?', 'words'],
  ['ok how long', 'duration'],
  ['how many weeks then', 'duration'],
  ['how long does it take until I feel better', 'course'],
  ['when will it stop', 'course'],
  ['how long is that normal', 'course'],
  ['for how long should I hold it', 'duration'],
  ['how often should we do that', 'frequency'],
  ['where do I even begin', 'first step'],
  ['which article should I read first', 'first step'],
  ['she goes quiet', null],
])('the reply %j asks for %s', (message, wanted) => {
  expect(findWanted(message)).toBe(wanted);
});

test('the guide recognises sentences that say how long or how often', () => {
  expect(tellsAbout('duration', 'It passes within ten minutes.')).toBe(true);
  expect(tellsAbout('duration', 'If you give in one day, nothing is lost.')).toBe(false);
  expect(tellsAbout('course', 'For most people it eases over a few months.')).toBe(true);
  expect(tellsAbout('course', 'If you lie awake for twenty minutes, get up.')).toBe(false);
  expect(tellsAbout('course', 'See a doctor if it takes more than two weeks.')).toBe(false);
  expect(tellsAbout('frequency', 'Run three days a week.')).toBe(true);
  expect(tellsAbout('frequency', 'Lengthen the runs a little each week.')).toBe(false);
  expect(tellsAbout('frequency', 'Talk about it once a month.')).toBe(true);
  expect(tellsAbout('words', 'You could say "I need an hour to myself tonight."')).toBe(true);
});

test.each([
  ['what if she refuses', /can't make somebody else join in/],
  ['and what if he gets angry', /your safety comes before any talk/],
  ['am I being unfair?', /taking seriously/],
  ['maybe I am doing it wrong', /Go easy on yourself/],
  ['does it ever get easier', /can't promise/],
  ['should I leave it alone', /yours to decide/],
  ['who can I talk to about it', /your doctor/],
])('the guide has its own answer to the remark %j', (message, answer) => {
  expect(findTurn(message)?.answer).toMatch(answer);
});

describe('a reply of the guide that does not quote the page', () => {
  const stay = (headings: string[], earlier = 0) =>
    stayAnswer({
      ...{ opening: 'I hear you.', page: PAGE, headings, earlier, isAnswered: false },
      support: 'mailto:help@practice.example',
    });

  it('names the closest sections of the page, so that the member can choose one', () => {
    const answer = stay(['Why you wake', 'Watching the clock']);
    expect(answer).toContain('I hear you.');
    expect(answer).toContain('[Awake at three](/resources/awake-at-three)');
    expect(isStaying(answer)).toBe(true);
    expect(findOfferedSections(answer)).toEqual(['Why you wake', 'Watching the clock']);
    expect(isYes('Yes please')).toBe(true);
    expect(isYes('yes but not at night')).toBe(false);
  });

  it('says that the page has nothing on the question if no section comes close', () => {
    expect(stay([])).toContain("I don't have anything on exactly this");
    expect(findOfferedSections(stay([]))).toEqual([]);
  });

  it('uses new words the second time and adds a link to support the third time', () => {
    const [first, second, third] = [0, 1, 2].map((earlier) => stay(['Why you wake'], earlier));
    expect(new Set([first, second, third]).size).toBe(3);
    expect(third).toContain('[support](mailto:help@practice.example)');
  });
});
