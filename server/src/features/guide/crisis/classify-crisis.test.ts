import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { CRISIS_PHRASES, HARMLESS_PHRASES } from '@hearthway/domain/guide/testing/crisis-phrases';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { classifyCrisis } from './classify-crisis.ts';

describe('server-side crisis detection', () => {
  it('never throws an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600, size: 'max' }), (message) => {
        classifyCrisis(message);
      }),
      { numRuns: 50 },
    );
  });

  it('finds all known crisis phrases and no harmless ones', () => {
    expect(CRISIS_PHRASES.filter((message) => !classifyCrisis(message))).toEqual([]);
    expect(HARMLESS_PHRASES.filter((message) => classifyCrisis(message))).toEqual([]);
  });

  test.each([
    'I want to die.',
    'My brother took his own life last year and I keep asking why.',
    'ya no quiero seguir viviendo',
  ])('agrees with the browser if the browser is confident: %j', (message) => {
    const inBrowser = detectCrisis(message);
    expect(['alarm', 'bereaved']).toContain(inBrowser?.answer);
    expect(classifyCrisis(message)).toEqual(inBrowser);
  });

  test.each([
    'How do I cancel my membership?',
    'what helps against snoring',
    'This commute is killing me, any wind-down for trains?',
    'is it locked forever',
    "my sister and I had a fight and she won't answer",
    'my best friend stabbed me in the back',
    'I lost it with my toddler this morning',
    "I'm dying to know what she said",
    'her lasagne is to die for',
    "it can't go on like this with the dishes",
    "she lives an hour away and says she's too tired to come",
    'want the paid one',
    'Since Dani left I have been living on cereal and delivery. How do I get back to cooking for one?',
  ])('finds no crisis in %j', (message) => {
    expect(classifyCrisis(message)).toBeNull();
  });

  test.each([
    'the rifle is on my lap and my wife is out until ten',
    'I chose the date, it is the 12th',
    'Knife is on the bed beside me',
    'bridge. tonight.',
    'I know when and where. It will be quiet.',
    'Ich habe den Abschiedsbrief fertig und stehe auf der Brücke',
    'tengo la pistola cargada en la mesa y no hay nadie',
    "j'ai fixé le jour et j'ai acheté la corde",
  ])('raises the alarm for a plan with means or a date: %s', (message) => {
    expect(classifyCrisis(message)?.answer).toBe('alarm');
  });

  test.each([
    'I chose a date for our wedding',
    'Where did you put the bread knife?',
    'I used to stand on the bridge and count trains as a kid',
    'I ate the whole box of chocolates',
    'Me quiero morir de risa con ese video',
    'Ya no puedo más con este calor',
    'Mañana viene mi hermana y cenamos juntos',
    'and his sister is 15',
    "No. She's not living with me. She's in a home",
  ])('raises no alarm for %s', (message) => {
    expect(classifyCrisis(message)?.answer).not.toBe('alarm');
  });

  test('raises the alarm for a baby that was shaken, even if the words sound calm', () => {
    expect(classifyCrisis('I got angry and shook my 4 month old')).toMatchObject({
      answer: 'alarm',
      kind: 'child',
    });
  });

  test.each([
    'it cannot go on like this with the dishes, I want to die',
    'he stabbed me in the back with a knife',
    'I lost it and cut myself',
    "she lives an hour away and I'm scared he'll kill her",
    "no, it's not him, I want to die",
    'we had a fight and he threw me against the wall',
    "that's not it, he hit me",
    "no, I'm not asking about him, I want to kill myself",
  ])('still sees the danger beside a figure of speech: %s', (message) => {
    for (const isReply of [false, true])
      expect(classifyCrisis(message, { isReply })?.answer).toBe('alarm');
  });

  test.each([
    "no he's not against me, he just doesn't see it",
    "no, I'm not asking how to talk to him. I want to know how to stop carrying it",
    "she's in her own room since a month",
    'its the only time thats mine',
    'maybe i am idk',
  ])('finds no danger in a short reply such as %s', (message) => {
    expect(classifyCrisis(message, { isReply: true })).toBeNull();
  });

  test.each([
    'she says it is nothing',
    'they said wait until spring',
    'I have tried the running club. Everyone is twenty.',
    'no, he says we should wait. HE can wait. he is not the one at that table',
  ])('finds no danger in a reply about an opinion or an attempt: %s', (message) => {
    expect(classifyCrisis(message, { isReply: true })).toBeNull();
  });

  test.each([
    'I am so burnt out after this term',
    "we're losing the fight against the moths",
    "I'd rather be shot than go camping",
  ])('finds no danger in a figure of speech: %s', (message) => {
    expect(classifyCrisis(message)).toBeNull();
  });

  test('finds a danger that stands next to a figure of speech', () => {
    expect(classifyCrisis('burnt out and I want to die')?.answer).toBe('alarm');
  });

  test.each([
    "HE says that. he's not the one being ignored at dinner",
    'so I am the one who always gives in, never him, obviously',
    'they all sit there and nobody asks me a thing, every sunday',
    'he does not even look up from his phone when I come in',
    'it is me who has to say sorry first each and every time',
  ])('raises no alarm for a reply that complains but names no danger: %s', (message) => {
    expect(classifyCrisis(message, { isReply: true })?.answer).not.toBe('alarm');
  });

  test.each([
    'mi marido me obliga a tener relaciones',
    'él me obliga a acostarme con él cuando no quiero',
    'mi novio me forzó a tener sexo',
    'anoche me obligó a tener relaciones otra vez',
    'me obligan a acostarme con un hombre',
  ])('raises the alarm for sexual coercion in Spanish: %s', (message) => {
    expect(classifyCrisis(message)).toMatchObject({ answer: 'alarm', kind: 'abuse' });
  });

  test.each([
    'he got angry last night and pushed me into the wall, my shoulder is black and blue',
    'my boyfriend of two years threw me down the stairs',
    'my husband shoved me against the door when dinner was late',
    'she was drunk on saturday and punched me in the stomach',
    'I have a black eye because my husband lost his temper',
  ])('raises the alarm for violence by somebody close: %s', (message) => {
    expect(classifyCrisis(message)).toMatchObject({ answer: 'alarm', kind: 'abuse' });
  });

  test.each([
    'he pushed me on the swing and we laughed',
    'she hit a bad patch and my kids noticed',
    'beat the eggs with the kids',
    'my son brings home good marks from school',
    'I could kill him lol',
  ])('raises no alarm about violence for %s', (message) => {
    expect(classifyCrisis(message)?.answer).not.toBe('alarm');
  });

  test.each([
    'Last night I lost it and hit my little one with the belt, he has marks on his legs',
    'I beat my kids when they lie to me',
    'I snapped and punched my son',
    'i smacked my daughter and now she has bruises',
    'we hit our 3 year old with a shoe',
  ])('raises the alarm for a child whom the writer has hit: %s', (message) => {
    expect(classifyCrisis(message)).toMatchObject({ answer: 'alarm', kind: 'child' });
  });

  test.each([
    ['self-harm', 'three months clean and then yesterday happened'],
    ['self-harm', 'is there a trick to cover up cuts at gym class'],
    [
      'self-harm',
      'I keep a tidy house, my sons call, and most nights I find myself wishing I was dead',
    ],
    ['self-harm', 'no one would notice for weeks'],
    ['self-harm', 'how do you finish a goodbye note'],
    ['abuse', 'which foundation covers a black eye'],
    ['abuse', 'if dinner is late it ends in fists'],
    ['child', 'how long until a handprint bruise fades'],
    ['child', "can I talk to a teacher without my parents finding out, it's about my uncle"],
    ['emergency', "I don't remember whether I took three or thirty"],
    ['voices', 'the radio told me to cut my brother'],
  ])('shows the contacts for %s mentioned in passing: %s', (kind, message) => {
    const crisis = classifyCrisis(message);
    expect(crisis?.answer).toMatch(/^(alarm|check)$/);
    expect(['unnamed', kind]).toContain(crisis?.kind);
  });

  test.each([
    'I have six hours left of my shift',
    'how do I cover up a bruise from football',
    'tell my sister that I loved her cake',
    'I burned dinner with the candle lighter',
    'I need somebody with me when I go to the gym or I skip it',
    "my son isn't allowed to eat before the blood test",
    'how do I talk to a teacher about his homework',
    'the trainer said do it again',
  ])('shows no contacts for an everyday sentence with similar words: %s', (message) => {
    expect(classifyCrisis(message)).toBeNull();
  });

  it.each(['a ', 'kill. ', 'a.', '.', 'ß#', 'ж'])(
    'takes linear time for a long message of repeated %j',
    (unit) => {
      const started = Date.now();
      classifyCrisis(unit.repeat(100_000 / unit.length));
      expect(Date.now() - started).toBeLessThan(60_000);
    },
  );
});

test('how far away somebody lives raises no alarm', () => {
  const message = 'my brother lives 40 min away from mum. he is just too lazy';
  expect(classifyCrisis(message)?.answer).not.toBe('alarm');
  expect(classifyCrisis(`${message} and says he wants to die`)?.answer).toBe('alarm');
});
