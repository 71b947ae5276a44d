import type { Crisis, CrisisKind } from '@hearthway/domain/guide/detect-crisis';

/**
 * Every visitor downloads the browser's rules, so those are kept small. These rules exist only on
 * the server.
 */
const STATEMENTS: readonly (readonly [Exclude<CrisisKind, 'unnamed' | 'bereaved'>, string])[] = [
  [
    'abuse',
    `me obliga a tener relaciones, me obliga a tener sexo, me obliga a acostarme, me obligan a acostarme
    me obligó a tener relaciones, me obligó a tener sexo, me obligó a acostarme, me obliga a hacer el amor
    me obligaba a tener relaciones, me fuerza a tener relaciones, me fuerza a tener sexo
    me forzó a tener relaciones, me forzó a tener sexo, me obliga sexualmente
    me empujó contra la pared, me empuja contra la pared, me tiró por las escaleras`,
  ],
  [
    'self-harm',
    `quero morrer, queria morrer, quero me matar, vou me matar, me quero matar, penso em me matar
    quero acabar com a minha vida, quero acabar com minha vida, acabar com a minha vida
    não quero mais viver, não quero viver, não aguento mais viver, não vale a pena viver
    penso em suicídio, pensando em suicídio, pensar em suicídio, quero cometer suicídio
    quero me suicidar, vou me suicidar, tirar a minha vida, tirar minha própria vida
    queria estar morto, queria estar morta, quero me machucar, quero me cortar, me corto
    tomei muitos comprimidos, tomei todos os comprimidos`,
  ],
  [
    'abuse',
    `meu marido me bate, meu namorado me bate, ele me bate, ele me bateu, meu pai me bate
    minha mãe me bate, meu padrasto me bate, me estuprou, fui estuprada, fui violada
    ameaça me matar, ameaçou me matar, tenho medo do meu marido, violência doméstica
    ele me estrangulou, ele me enforcou`,
  ],
  [
    'emergency',
    `não consigo respirar, não está respirando, não respira, ataque cardíaco
    está inconsciente, está sangrando muito, chame uma ambulância, preciso de uma ambulância`,
  ],
  [
    'self-harm',
    `voglio morire, mi voglio uccidere, voglio uccidermi, voglio ammazzarmi, mi voglio ammazzare
    mi ammazzo stasera, voglio farla finita, farla finita con la vita, non voglio più vivere
    non voglio vivere, penso al suicidio, pensando al suicidio, pensieri suicidi, suicidarmi
    togliermi la vita, vorrei essere morto, vorrei essere morta, voglio farmi del male
    mi faccio del male, mi taglio le braccia, ho preso troppe pillole`,
  ],
  [
    'abuse',
    `mio marito mi picchia, il mio ragazzo mi picchia, mi picchia, mi ha picchiata, mi ha picchiato
    mio padre mi picchia, mi ha violentata, sono stata violentata, sono stata stuprata
    minaccia di uccidermi, ha minacciato di uccidermi, ho paura di mio marito
    violenza domestica, mi ha strangolata`,
  ],
  [
    'emergency',
    `non riesco a respirare, non respira, sta avendo un infarto, ha perso i sensi
    è privo di sensi, perde molto sangue, chiamate un'ambulanza, serve un'ambulanza`,
  ],
  [
    'self-harm',
    `chcę umrzeć, chcę się zabić, zabiję się, chcę ze sobą skończyć, skończyć ze sobą
    nie chcę żyć, nie chce mi się żyć, nie chcę już żyć, myśli samobójcze
    myślę o samobójstwie, popełnić samobójstwo, odebrać sobie życie, chciałabym umrzeć
    chciałbym umrzeć, chciałabym nie żyć, chciałbym nie żyć, tnę się, okaleczam się
    wzięłam za dużo tabletek, wziąłem za dużo tabletek`,
  ],
  [
    'abuse',
    `mąż mnie bije, chłopak mnie bije, bije mnie, ojciec mnie bije, zgwałcił mnie
    zostałam zgwałcona, grozi że mnie zabije, boję się męża, przemoc domowa, dusił mnie`,
  ],
  [
    'emergency',
    `nie mogę oddychać, nie oddycha, ma zawał, stracił przytomność, straciła przytomność
    jest nieprzytomny, jest nieprzytomna, mocno krwawi, wezwijcie karetkę, potrzebuję karetki`,
  ],
  [
    'self-harm',
    `أريد أن أموت, أريد الموت, ابغى اموت, عايز اموت, عاوز اموت, عايزة اموت, بدي موت, بدي اموت
    ودي اموت, أريد أن أقتل نفسي, أقتل نفسي, هقتل نفسي, سأنتحر, أفكر في الانتحار
    أفكر بالانتحار, أريد الانتحار, عايز انتحر, لا أريد أن أعيش, لا أريد العيش, مش عايز اعيش
    أنهي حياتي, إنهاء حياتي, أجرح نفسي, أؤذي نفسي
    ureed an amoot, oreed an amoot, orid an amout, 3ayez amoot, 3awez amoot, ayez amoot
    baddi moot, biddi moot, badde mout, a2tol nafsi, aqtol nafsi, 3ayez anta7er`,
  ],
  [
    'abuse',
    `زوجي يضربني, يضربني, بيضربني, ضربني, يهددني بالقتل, هددني بالقتل, اغتصبني
    تعرضت للاغتصاب, أبي يضربني, خايفة من زوجي, يعنفني
    zawji yadribni, jawzi yadribni, gozi byedrabni, byedrabni, beydrobni`,
  ],
  [
    'emergency',
    `لا أستطيع التنفس, مش قادر اتنفس, مش قادرة اتنفس, لا يتنفس, لا تتنفس, نوبة قلبية
    فاقد الوعي, أغمي عليه, ينزف بشدة, اطلبوا الإسعاف, اتصلوا بالإسعاف
    mesh 2ader atnafas, mish ader atnafas`,
  ],
  [
    'self-harm',
    `मरना चाहता हूँ, मरना चाहती हूँ, मरना चाहता हूं, मरना चाहती हूं, मर जाना चाहता
    मर जाना चाहती, जीना नहीं चाहता, जीना नहीं चाहती, जीने का मन नहीं, आत्महत्या, खुदकुशी
    अपनी जान ले, जान दे दूँगा, जान दे दूंगा, जान दे दूंगी, जान देना चाहता, खुद को मार
    खुद को काट, खुद को नुकसान, ज़हर खा लिया
    marna chahta hu, marna chahti hu, marna chahta hoon, marna chahti hoon, mar jana chahta
    mar jana chahti, jeena nahi chahta, jeena nahi chahti, jina nahi chahta, jina nahi chahti
    jeene ka mann nahi, jeene ka man nahi, khudkushi, aatmahatya, atmahatya, suicide karna
    suicide karne, apni jaan le, jaan de dunga, jaan de dungi, khud ko maar, khud ko kaat
    zeher kha, zehar kha`,
  ],
  [
    'abuse',
    `पति मुझे मारता, पति मारता है, मुझे पीटता, मुझे पीटते, मुझे मारता है, बलात्कार
    जान से मारने की धमकी, घरेलू हिंसा
    pati mujhe marta, pati mujhe maarta, mujhe marta hai, mujhe maarta hai, mujhe peetta
    mujhe pitta hai, balatkar, jaan se maarne ki dhamki`,
  ],
  [
    'emergency',
    `साँस नहीं ले पा, सांस नहीं ले पा, साँस नहीं आ रही, सांस नहीं आ रही, सांस नहीं ले रहा
    सांस नहीं ले रही, दिल का दौरा, बेहोश हो गया, बेहोश हो गई, खून बह रहा, एम्बुलेंस बुला
    saans nahi le pa, sans nahi le pa, saans nahi aa rahi, sans nahi aa rahi, dil ka daura
    behosh ho gaya, behosh ho gayi, khoon beh raha, ambulance bulao`,
  ],
];

const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c]/g;

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replaceAll('ł', 'l')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[’‘'`´]/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const PHRASES = STATEMENTS.flatMap(([kind, text]) =>
  text.split(/[,\n]/).flatMap((phrase) => {
    const words = normalize(phrase);
    return words ? [{ kind, words }] : [];
  }),
);

export function findStatement(message: string): Crisis | null {
  const words = ` ${normalize(message)} `;
  const found = PHRASES.find((phrase) => words.includes(` ${phrase.words}`));
  return found ? { answer: 'alarm', kind: found.kind, matchedText: found.words } : null;
}
