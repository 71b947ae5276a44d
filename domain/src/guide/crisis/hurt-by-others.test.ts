import { describe, expect, test } from 'vitest';
import { helpContacts } from '../../help/help-contacts.ts';
import { crisisAnswer, crisisContacts } from '../crisis-answer.ts';
import { detectCrisis } from '../detect-crisis.ts';
import { nameDanger } from './name-danger.ts';

const US = helpContacts('US', {});

describe('a child who was hurt', () => {
  test.each([
    'Last night I lost it and hit my little one with the belt, he has marks on his legs',
    'i keep hitting my 4 year old when she screams',
    'my ex beat our son with a stick',
    'my daughter came back with bruises on her arms after the weekend at her dads',
    'there are belt marks on his back, he is six',
    'I was so angry and slapped my toddler, there is a hand print on his cheek',
  ])('is recognised in “%s”', (message) => {
    expect(detectCrisis(message)?.kind).toBe('child');
  });

  test.each([
    'I beat my son at chess',
    'she hit a bad patch and my kids noticed',
    'beat the eggs with the kids',
    'my son brings home good marks from school',
    'the virus hit my daughter hard last week',
    'he pushed my daughter on the swing',
  ])('is not suspected in “%s”', (message) => {
    expect(detectCrisis(message)?.kind ?? 'none').not.toBe('child');
  });

  test('leads to the child line and to words that do not treat the parent as the victim', () => {
    const message = 'I lost it and hit my little one with the belt';
    const answer = crisisAnswer(US, 'alarm', 'child', message);
    expect(answer).toContain('let a doctor see the child today');
    expect(answer).toContain('(tel:1-800-422-4453)');
    expect(answer).not.toMatch(/you deserve|harming yourself|not your fault/i);
    expect(crisisContacts(US, 'alarm', 'child', message)[1]?.address).toBe('tel:1-800-422-4453');
  });
});

describe('violence by somebody close', () => {
  test.each([
    'he got angry last night and pushed me into the wall, my shoulder is black and blue',
    'my husband shoved me against the door when dinner was late',
    'she was drunk on saturday and punched me in the stomach',
    'my boyfriend of two years threw me down the stairs',
    'I have a black eye because my husband lost his temper',
    'he came home in a mood and slapped me twice',
  ])('is recognised in “%s”', (message) => {
    expect(detectCrisis(message)?.kind).toBe('abuse');
  });

  test.each([
    'he pushed me on the swing and we laughed',
    'she pushed me to apply for the job',
    'my dad threw me a party',
    'I could kill him lol',
    'my son has a bruise because he fell off his bike',
    'he kicked me out of the group chat',
  ])('is not suspected in “%s”', (message) => {
    expect(detectCrisis(message)?.kind ?? 'none').not.toBe('abuse');
  });

  test('leads to an answer with the help line for violence right after the emergency number', () => {
    const addresses = crisisContacts(US, 'alarm', 'abuse').map(({ address }) => address);
    expect(addresses.slice(0, 3)).toEqual(['tel:911', 'tel:1-800-799-7233', 'tel:988']);
    const answer = crisisAnswer(US, 'alarm', 'abuse');
    expect(answer.indexOf('(tel:1-800-799-7233)')).toBeGreaterThan(answer.indexOf('(tel:911)'));
    expect(answer.indexOf('(tel:1-800-799-7233)')).toBeLessThan(answer.indexOf('(tel:988)'));
  });

  test('is told apart from other dangers even if only the classifier has raised the alarm', () => {
    expect(nameDanger(' he pinned me and i have bruises ')).toBe('abuse');
    expect(nameDanger(' he slapped me and now i want to die ')).toBe('unnamed');
    expect(nameDanger(' my kids went quiet since he hit them ')).toBe('child');
  });
});
