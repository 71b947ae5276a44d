const OWN_DANGER =
  / (?:suicid\w*|kill myself|end (?:it|my life|it all)|want to die|wish i was dead|hurt myself|cut myself|harm myself|pills|overdose|goodbye) /;
const BY_SOMEBODY =
  / (?:he|she|him|her|husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|dad|father|stepdad|stepfather|mum|mother|brother|uncle|boss) /;
const VIOLENCE_TO_ME =
  / (?:(?:hit|hits|push\w*|shov\w*|slap\w*|punch\w*|kick\w*|threw|throws|grab\w*|chok\w*|drag\w*|pinn?ed|beat|beats|smack\w*|spat at|headbutt\w*|threaten\w*|forc(?:es|ed|ing)|rap(?:es|ed)) (?:me|us)|(?:forces|forced|makes|made) me (?:\w+ ){0,4}(?:sex|bed)|bruise[sd]?|black eye|black and blue) /;
const CHILD =
  / (?:kids?|children|child|baby|toddler|sons?|daughters?|little (?:one|boy|girl)|(?:year|month) old|stepson|stepdaughter) /;
const VIOLENCE_TO_CHILD =
  / (?:hit|hits|hitting|beat|beats|beating|slapped|smacked|spanked|whipped|belt|belted|punched|kicked|shook|shaken|bruise[sd]?|welts?) /;

export function nameDanger(line: string): 'child' | 'abuse' | 'unnamed' {
  if (OWN_DANGER.test(line)) return 'unnamed';
  if (BY_SOMEBODY.test(line) && VIOLENCE_TO_ME.test(line)) return 'abuse';
  return CHILD.test(line) && VIOLENCE_TO_CHILD.test(line) ? 'child' : 'unnamed';
}
