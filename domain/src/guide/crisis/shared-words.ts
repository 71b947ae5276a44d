const CLOSE = `husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|spouse|ex|dad|daddy|father|mum
  |mother|stepdad|stepfather|stepmum|stepmother|step dad|step mum|step father|brother|sister|uncle
  |aunt|cousin|grandad|grandfather|grandpa|son|daughter|child|kid|baby|friend|mate|flatmate|roommate
  |neighbour|neighbor|carer|coach|boss|teacher|parents|man|guy|nan|gran|toddler`;

export const SHARED_WORDS: Readonly<Record<string, string>> = {
  SELF: `my ?self|him ?self|her ?self|them ?selves|your ?self|one ?self|our ?selves`,
  CLOSE,
  WHO: `he|she|they|someone|somebody|${CLOSE}`,
  VICTIM: `me|us|her|him|them|(my|our|the|his|her|their) (kids?|children|child|son|daughter|baby|mum
    |mother|sister|brother|friend|wife|husband|partner|girlfriend|dad|nan|gran)`,
  PILLS: `pills?|tablets?|capsules|paracetamol|ibuprofen|aspirin|tylenol|acetaminophen
    |antidepressants|meds|medication|sleeping (pills|tablets)|xanax|valium|insulin|codeine|opioids
    |fentanyl|heroin|cocaine|drugs|painkillers|benzos`,
  YOUNG: `kids?|children|child|baby|toddler|son|sons|daughters?|boys?|girls?|nephew|niece|grandson
    |granddaughter|grandchild*|twins|stepson|stepdaughter|little (one|ones|boy|girl|man|brother|sister)
    |((1|2|3|4|5|6|7|8|9|10|11|12|two|three|four|five|six|seven|eight|nine|ten) )?(year|month) old`,
  /** In "hit with questions" and similar phrases, nobody was hurt. */
  BURDEN: `tantrums?|questions?|news|bills?|ideas?|deadlines?|facts?|lists?|requests?|reality
    |surprises?|guilt|targets|work|emails|demands`,
};
