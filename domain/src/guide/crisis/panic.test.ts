import { describe, expect, test } from 'vitest';
import { detectCrisis } from '../detect-crisis.ts';

describe('breathlessness', () => {
  test.each([
    ['Breathing makes it worse, then I feel like I can’t breathe', 'panic attacks on the tube'],
    ['and then I can’t catch my breath', 'my anxiety is bad on trains'],
    ['In a panic attack I can’t breathe', ''],
    ['my anxiety gets so bad that i can not breathe', ''],
    ['I get panic attacks and have trouble breathing', 'hello'],
    ['it feels like I am gasping for air', 'I keep panicking at work'],
  ])('raises no alarm as part of a panic attack: “%s” after “%s”', (message, previous) => {
    expect(detectCrisis(message, undefined, previous)?.answer).toBe('check');
  });

  test.each([
    ['I can’t breathe', ''],
    ['I can’t breathe', 'how do I sleep better?'],
    ['my chest hurts and I can’t breathe', 'panic attacks on the tube'],
    ['I can’t breathe and my lips are blue', 'I get panic attacks'],
    ['I ate peanuts, my throat is swelling and I can’t breathe, panic attack?', ''],
    ['I am panicking, my baby can’t breathe', ''],
    ['I am panicking, I can’t breathe', ''],
  ])('raises the alarm if it may be more than panic: “%s” after “%s”', (message, previous) => {
    expect(detectCrisis(message, undefined, previous)?.answer).toBe('alarm');
  });
});

describe('the fear of fainting', () => {
  test.each([
    [
      'I get panic attacks on the bus. heart goes mad and i think im going to faint. what can i do in the moment',
      '',
    ],
    ["I have panic attacks in shops, my heart pounds and I feel like I'm going to pass out", ''],
    ['my heart races and I think I am going to faint', 'panic attacks on the tube'],
    ['in a panic attack I feel like I am about to pass out', ''],
    ['my panic disorder makes me think I will faint, I am going to faint every time', ''],
    ['with anxiety I always feel like I am going to faint in queues', ''],
  ])('raises no alarm as part of a panic attack: “%s” after “%s”', (message, previous) => {
    expect(detectCrisis(message, undefined, previous)?.answer).not.toBe('alarm');
  });

  test.each([
    ["my heart is racing and I think I'm going to faint", ''],
    ['panic attack, my chest hurts and I am going to faint', ''],
    ["I'm pregnant, panic attacks, heart racing and I'm going to faint", ''],
    ['I am 67 and get panic attacks, I think I am going to faint', ''],
    ['panic attacks and a heart condition, I am going to faint', ''],
    ['I fainted at work and have panic attacks. I am going to faint', ''],
    ['I have diabetes and panic attacks and I am going to pass out', ''],
    ['my wife has panic attacks and she is going to pass out', ''],
  ])('raises the alarm if it may be more than panic: “%s” after “%s”', (message, previous) => {
    expect(detectCrisis(message, undefined, previous)?.answer).toBe('alarm');
  });
});

describe('the fear of a heart attack', () => {
  test.each([
    ['I had a panic attack on the ferry and thought I was having a heart attack', ''],
    ['had my first panic attack at work, I was convinced I was having a heart attack', ''],
    ['Last week it felt like I was having a heart attack. The doctor said it was panic', ''],
    ['I thought I was having a heart attack', 'I had a panic attack in a lift'],
  ])(
    'raises no alarm after a panic attack that has passed: “%s” after “%s”',
    (message, previous) => {
      expect(detectCrisis(message, undefined, previous)?.answer).toBe('check');
    },
  );

  test.each([
    ['I think I am having a heart attack', ''],
    ['is this a panic attack or am I having a heart attack', ''],
    ['I think I am having a heart attack', 'I had a panic attack in a lift'],
    ['I had a panic attack and now I am having a heart attack', ''],
    ['thought it was a panic attack but I am having a heart attack, my arm hurts', ''],
    ['I thought I was having a heart attack', 'my chest hurts when I climb stairs'],
    ['my dad had a panic attack and thought he was having a heart attack, he is grey', ''],
    ['I thought I was having a heart attack, panic attack maybe, my chest still hurts', ''],
  ])(
    'is treated as an emergency if it may be more than panic: “%s” after “%s”',
    (message, previous) => {
      expect(detectCrisis(message, undefined, previous)?.kind).toBe('emergency');
    },
  );
});
