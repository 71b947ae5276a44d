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
  ])('is no alarm in a panic attack: “%s” after “%s”', (message, previous) => {
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
  ])('stays an alarm: “%s” after “%s”', (message, previous) => {
    expect(detectCrisis(message, undefined, previous)?.answer).toBe('alarm');
  });
});
