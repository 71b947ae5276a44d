const NOTICES = {
  es: 'Solo sé responder en inglés. Si puedes, escríbeme en inglés, con palabras sencillas basta. Si necesitas ayuda de una persona, la encuentras aquí: [Get help now](/help).',
  fr: 'Je ne sais répondre qu’en anglais. Si vous le pouvez, écrivez-moi en anglais, des mots simples suffisent. Si vous avez besoin de l’aide d’une personne, c’est ici : [Get help now](/help).',
  de: 'Ich kann leider nur auf Englisch antworten. Schreib mir gern auf Englisch, einfache Worte genügen. Wenn du Hilfe von einem Menschen brauchst, findest du sie hier: [Get help now](/help).',
  pt: 'Só sei responder em inglês. Se puder, escreva em inglês, com palavras simples. Se precisar da ajuda de uma pessoa, encontre-a aqui: [Get help now](/help).',
  it: 'So rispondere solo in inglese. Se puoi, scrivimi in inglese, bastano parole semplici. Se ti serve l’aiuto di una persona, lo trovi qui: [Get help now](/help).',
  pl: 'Umiem odpowiadać tylko po angielsku. Jeśli możesz, napisz po angielsku, wystarczą proste słowa. Jeśli potrzebujesz pomocy człowieka, znajdziesz ją tutaj: [Get help now](/help).',
  ar: 'لا أستطيع الإجابة إلا بالإنجليزية. اكتب لي بالإنجليزية إن استطعت، وتكفي كلمات بسيطة. وإن احتجت إلى مساعدة من إنسان فستجدها هنا: [Get help now](/help).',
  hi: 'मैं केवल अंग्रेज़ी में जवाब दे सकता हूँ। हो सके तो अंग्रेज़ी में लिखें, सरल शब्द काफ़ी हैं। किसी इंसान की मदद चाहिए तो यहाँ मिलेगी: [Get help now](/help).',
  other:
    "I'm sorry, I only speak English. If you can, write to me in English; simple words are enough. If you need help from a person, you'll find it here: [Get help now](/help).",
} as const;

type Language = keyof typeof NOTICES;

const toSet = (words: string) => new Set(words.split(' '));

const ENGLISH = toSet(
  'the i to and my is it of you for that not have do was can what how with this but just at if she they we im dont cant its been when out all get from your are be about after will would so has had her his he our there or an as any why who more too feel want need like am think could should',
);

const STOP_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'es',
    toSet(
      'que de la el los las una un por con para mi lo esta estoy ya muy pero como y porque del su hoy cuando quiero hay no puedo tengo se me te en es soy mas todo nada siempre nunca bien ayuda hola',
    ),
  ],
  [
    'fr',
    toSet(
      'je j le la les des une et est pas mon ma mes ne il elle qui pour dans suis ai mais plus sur du au quand ce avec cest jai moi tout que en tu vous nous bien comment peux veux depuis',
    ),
  ],
  [
    'de',
    toSet(
      'ich und der das nicht ist mein meine mir mich zu mit ein eine habe hab wie er sie aber auf auch von den dem nur noch wenn es bin hat vor was kann ihr wir sind mal doch immer kein keine oder fur uber ja schon heute gut sehr',
    ),
  ],
  [
    'pt',
    toSet(
      'que de o os as um uma por com para meu minha nao eu voce esta estou ja muito mas como e porque do da no na hoje quando quero tenho posso sou mais tudo nada sempre nunca bem ele ela isso',
    ),
  ],
  [
    'it',
    toSet(
      'che di il lo la gli le un una per con mi non sono ho e ma come perche del della mio mia quando voglio posso piu tutto niente sempre mai bene lui lei questo cosa anche da nel si ti',
    ),
  ],
  [
    'pl',
    toSet(
      'nie sie jest to w i na z do ze jak co mam moj moja mnie mi ale czy juz bardzo po od za tak jestem chce moge moze kiedy tylko przez dla bo ja on ona jego sobie wszystko nic',
    ),
  ],
  [
    'hi',
    toSet(
      'mujhe main mai mera meri mere hai hain hoon nahi nahin kya kaise kyun aur ko ka ki ke se par bahut raha rahi karna karu kar ho gaya gayi apne tum aap yeh woh koi kuch',
    ),
  ],
  [
    'other',
    toSet(
      'ik het een niet mijn zijn wat maar voor met heb jag och att det som inte min har med jeg ikke og bir ve bu benim icin cok ne ama degil var ben nasil dan yang saya tidak dengan untuk ini itu ada',
    ),
  ],
];

const countLetters = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * These letters occur in Persian, Urdu and other languages written in the Arabic script, but not in
 * Arabic itself.
 */
const NOT_ARABIC = /[پچژگٹڈڑےھں]/;

function detectByScript(message: string): Language | null {
  const letters = countLetters(message, /\p{L}/gu);
  const isMostly = (script: RegExp) => countLetters(message, script) > letters / 2;
  if (letters < 4 || isMostly(/\p{Script=Latin}/gu)) return null;
  if (isMostly(/\p{Script=Arabic}/gu)) return NOT_ARABIC.test(message) ? 'other' : 'ar';
  return isMostly(/\p{Script=Devanagari}/gu) ? 'hi' : 'other';
}

function detectLanguage(message: string): Language | null {
  const byScript = detectByScript(message);
  if (byScript) return byScript;
  const words = message
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const distinct = [...new Set(words)];
  // A repeated word counts only once. Otherwise the English "friends no, family no" would look like
  // another language.
  const count = (known: ReadonlySet<string>) => distinct.filter((word) => known.has(word)).length;
  const english = count(ENGLISH);
  let best: { language: Language; votes: number } = { language: 'other', votes: 0 };
  for (const [language, known] of STOP_WORDS) {
    const votes = count(known);
    if (votes > best.votes) best = { language, votes };
  }
  const isClear =
    words.length >= 3 &&
    best.votes >= 2 &&
    best.votes > 2 * english &&
    best.votes >= distinct.length / 4;
  return isClear ? best.language : null;
}

export function languageNotice(message: string): string | null {
  const language = detectLanguage(message);
  return language && NOTICES[language];
}

export const isLanguageNotice = (answer: string): boolean =>
  Object.values(NOTICES).some((notice) => answer.startsWith(notice));
