/**
 * The vocabulary that the crisis rules share. A pattern is written with single spaces and reads the
 * form that `plainWords` makes; `_` stands for up to three words in between, `~` for up to six.
 */
export function rule(...patterns: string[]): RegExp {
  const source = patterns
    .map((pattern) =>
      pattern
        .replace(
          /SELF/g,
          '(?:my ?self|him ?self|her ?self|them ?selves|your ?self|one ?self|our ?selves)',
        )
        .replace(/CLOSE/g, CLOSE)
        .replace(/WHO/g, `(?:he|she|they|someone|somebody|${CLOSE})`)
        .replace(/VICTIM/g, VICTIM)
        .replace(/PILLS/g, PILLS)
        .replace(
          /END/g,
          '(?: any more| again| now| today| tonight| tomorrow| please| help| lately| really)* \\.',
        )
        .replace(/ _/g, '(?: \\w+){0,3}')
        .replace(/ ~/g, '(?: \\w+){0,6}'),
    )
    .join('|');
  return new RegExp(`(?<= )(?:${endWords(source)})(?= )`);
}

/** What must not follow is whole words: "a" in a list of them is not "again". */
function endWords(source: string): string {
  const open: boolean[] = [];
  return source.replace(/\\.|\((\?!)?|\)/g, (sign, isForbidden) => {
    if (sign[0] === '(') open.push(Boolean(isForbidden));
    return sign === ')' && open.pop() ? '\\b)' : sign;
  });
}

const CLOSE =
  '(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|spouse|ex|dad|daddy|father|mum|mother|stepdad|stepfather|stepmum|stepmother|step dad|step mum|step father|brother|sister|uncle|aunt|cousin|grandad|grandfather|grandpa|son|daughter|child|kid|baby|friend|mate|flatmate|roommate|neighbour|neighbor|carer|coach|boss|teacher|parents|man|guy|nan|gran|toddler)';
const VICTIM =
  '(?:me|us|her|him|them|(?:my|our|the|his|her|their) (?:kids?|children|child|son|daughter|baby|mum|mother|sister|brother|friend|wife|husband|partner|girlfriend|dad|nan|gran))';
const PILLS =
  '(?:pills?|tablets?|capsules|paracetamol|ibuprofen|aspirin|tylenol|acetaminophen|antidepressants|meds|medication|sleeping (?:pills|tablets)|xanax|valium|insulin|codeine|opioids|fentanyl|heroin|cocaine|drugs|painkillers|benzos)';
