const ENGLISH = `die dies died dying dead death kill* suicid* murder* gun guns rifle knife rope noose
  bridge roof pill* tablet* overdos* blood* bleed* cut cuts cutting hurt* harm* hit hits hitting beat*
  punch* slap* kick* chok* strangl* throat grab* shov* rape* touch* molest* abus* violen* threat* afraid
  scared fear* frighten* terrif* danger* unsafe safe weapon* bruis* trapped lock* alone goodbye bye
  farewell end ending life live living alive exist* disappear* anymore hopeless worthless burden
  pointless useless numb nobody hate* breath* chest stroke faint* collaps* unconscious seizure* seizing
  ambulance 911 999 112 emergency poison* bleach swallow* voice* stalk* whisper* scream* help jump* drown*
  hang* cliff forever wake peace longer control* hide* hiding police secret* burn* starv* razor blade*
  scissors scar* ribs shelter myself throw* smash* belt naked photos force* follow* watching camera* demon*
  blue limp`;

const SPANISH = `mori* muer* mate matar* mata suicid* vida vivir vivo pastil* comprimid* medicin* insulina
  sobredosis sangr* pega pegan pego golpe* punetazo* viol* miedo danarme dano cortar* corto cortes raj*
  quem* raya* marcas herid* lastim* socorro auxilio ayuda ayuden* desaparec* arma pistola escopeta
  cartucho* cuchill* navaja machete soga puente azotea balcon ventana tren vias respir* ahog* atragant*
  garganta lengua hincha* inconscient* desmay* convulsion* reacciona responde ambulancia urgenc* infarto
  corazon pecho boca torci* brazo* sentido sirvo estorb* carga adios despido despedirme cartas carta
  ultimo ultima nadie vacio vacia inutil existir amanecer despertar despierte voces hablan dicen persig*
  vigil* amenaz* encerr* abus* tocar toca fotos obliga* forz* estrangul* cuello empuj* estamp* veneno
  lejia cloro blister frasco harto impulso controlarme tonteria locura secreto cinturon costillas carcel
  escap* huir escond* odio paz tranquil* sufr* fuerza fuerzas regale basta policia testamento perdon
  cuiden cuide amo regalo deudas presentimiento cabez* pared culpa mareo mareada mareado tieso compresa vengan imaginar`;

const WORDS = new RegExp(
  ` (?:${`${ENGLISH} ${SPANISH}`.trim().split(/\s+/).join('|').replaceAll('*', '\\S*')})(?= )`,
);

const ONLY_SPANISH = new Set(
  'el los las una que mi mis y en con por para lo su muy pero esta este estoy tengo hay voy mucho hoy mas ya cuando ojala'.split(
    ' ',
  ),
);
const ALSO_SPANISH = new Set('a al de del la le me no se si te un'.split(' '));
const MIN_SPANISH_SHARE = 0.3;

export const hasDangerWord = (line: string): boolean => WORDS.test(line);

const REPORTED =
  /(?:^| \.) (?:(?:no|yes|but|and|so|well) )?(?:he|she|they) (?:says?|said|thinks?|means?) /;
const TRIED =
  / (?:i|we) (?:(?:have|did|even) ){0,2}(?:tried|try|done|did) | (?:done|tried) (?:it |that |them |all )/;
/** The member puts the guide right: "I'm not asking how to talk to him". */
const CORRECTED =
  /^ (?:no )?(?:\. )?(?:(?:i am|im) not asking|(?:that|this|it) is not (?:it(?= \.)|what i (?:mean|meant|asked|need))|(?:he|she|they) (?:is|are) not against) /;

/**
 * Some short replies, such as "tried that", report an opinion or an attempt, or correct the guide. The
 * classifier mistakes them for despair.
 */
export const isEverydayReply = (line: string): boolean =>
  [REPORTED, TRIED, CORRECTED].some((reply) => reply.test(line));

const IDIOMS =
  / (?:(?:touched|hugged|cuddled|talked|peopled|kidded|mummed|parented|tapped) out|burn(?:t|ed) out|sick leave|los(?:t|ing) the fight (?:with|against|over|about)|(?:rather|sooner) (?:be shot|eat glass) than|panic attacks?|follows me (?:a?round|about)(?: the)?|killing me|be the death of me|could (?:murder|kill) (?:a|for)|(?:dying|to die) (?:to (?:know|see|hear|try|meet|tell|find out|get|go)|for)|dying of (?:boredom|embarrassment|curiosity|heat|thirst)|(?:stab|stabs|stabbed) (?:(?:me|him|her|us|them) )?in the back|(?:i|he|she|we|have|totally|completely|nearly|almost) lost it|(?:had|have|having|pick\w*|start\w*|get into|got into) (?:a |another |an? \w+ )?(?:fight|fights|row|argument)|we (?:always |often |only )?fight (?:about|over)|lives (?:about )?(?:\d+|an?|half an|one|two|a few) (?:min(?:ute)?s?|hours?|miles|km|streets?|doors?) away(?: from)?|lives (?:near|round the corner from|close to)) /g;

export const isOnlyIdiom = (line: string): boolean => {
  const rest = line.replace(IDIOMS, ' ');
  return rest !== line && !hasDangerWord(rest);
};

export function isSpanish(line: string): boolean {
  const words = line.split(' ').filter((word) => /\w/.test(word));
  const own = words.filter((word) => ONLY_SPANISH.has(word)).length;
  const shared = words.filter((word) => ALSO_SPANISH.has(word)).length;
  return own > 0 && (own + shared) / words.length >= MIN_SPANISH_SHARE;
}
