import { describe, expect, it, test } from 'vitest';
import { findStatement } from './crisis/other-languages.ts';
import { languageNotice } from './language.ts';

describe('a message', () => {
  test.each([
    ['No puedo dormir desde hace semanas', /inglés/],
    ['Je ne dors plus depuis des semaines', /anglais/],
    ['Ich kann seit Wochen nicht mehr schlafen', /Englisch/],
    ['Eu não consigo dormir há semanas', /inglês/],
    ['Non riesco più a dormire di notte', /inglese/],
    ['Nie mogę spać od kilku tygodni', /angielsku/],
    ['لا أستطيع النوم منذ أسابيع', /بالإنجليزية/],
    ['मुझे हफ्तों से नींद नहीं आ रही', /अंग्रेज़ी/],
    ['mujhe raat ko neend nahi aati hai', /अंग्रेज़ी/],
    ['Я не могу уснуть уже неделю', /only speak English/],
  ])(
    'in another language is answered in that language, with a note that the guide speaks English: %s',
    (message, notice) => {
      expect(languageNotice(message)).toMatch(notice);
      expect(languageNotice(message)).toContain('(/help)');
    },
  );

  test.each([
    'How do I sleep better?',
    'hola',
    'déjà vu',
    'My wife says mañana about everything',
    'Is the Rio de la Plata trip a good idea for us?',
    'thanks',
    'sleep apps',
    'Neighbours yes, friends no, relatives no, and Sunday is long',
    'zzz',
  ])(
    'in English, or with too few words to tell, gets no note about its language: %j',
    (message) => {
      expect(languageNotice(message)).toBeNull();
    },
  );
});

describe('a plain statement of danger', () => {
  test.each([
    ['Quero morrer, não aguento mais', 'self-harm'],
    ['meu marido me bate', 'abuse'],
    ['Voglio morire', 'self-harm'],
    ['mio padre non respira', 'emergency'],
    ['Nie chce mi się żyć', 'self-harm'],
    ['mąż mnie bije', 'abuse'],
    ['أريد أن أموت', 'self-harm'],
    ['زوجي يضربني كل يوم', 'abuse'],
    ['3ayez amoot', 'self-harm'],
    ['मैं मरना चाहता हूँ', 'self-harm'],
    ['main marna chahti hu', 'self-harm'],
    ['pati mujhe marta hai', 'abuse'],
    ['सांस नहीं आ रही है', 'emergency'],
  ])('in another language raises the alarm: %s', (message, kind) => {
    expect(findStatement(message)).toMatchObject({ answer: 'alarm', kind });
  });

  it('is not found in harmless messages', () => {
    const harmless = [
      'Quero dormir melhor',
      'voglio dormire di più',
      'chcę spać dłużej',
      'أريد أن أنام أفضل',
      'मैं अच्छी नींद चाहता हूँ',
      'I want to sleep',
    ];
    expect(harmless.filter((message) => findStatement(message))).toEqual([]);
  });
});
