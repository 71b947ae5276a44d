import { normalizeText } from '../plain-words.ts';

const PANIC =
  / (?:panic attacks?|panic disorder|(?:the|my|this|of|from|with|when|a) panic|when i panic|anxiety|anxious|hyperventilat\w*) /;
const PANIC_BEFORE = / (?:panic\w*|anxiety|anxious|hyperventilat\w*) /;
const OTHER_CAUSE =
  / (?:chest|heart attack|arm|jaw|blue|grey|lips|tongue|throat|swell\w*|swollen|allerg\w*|anaphyla\w*|epipen|stung|sting|bees?|wasps?|nuts?|peanuts?|hives|rash|asthma\w*|inhaler|chok\w*|smoke|faint\w*|pass(?:ed|ing)? out|collaps\w*|unconscious|blood|clot|pregnant|surgery|operation|drown\w*|swallow\w*|overdos\w*|pills|drugs|cocaine|ambulance|baby|son|daughter|child|he|she|husband|wife|mum|mother|dad|father|strangl\w*) /;

const FEAR_OF_FAINTING =
  / (?:going to|about to|might|will|would|could|feel) (?:faint|pass out|black out|collapse)(?= )/g;
const RISK =
  / (?:i am|aged?|turned|nearly|almost) (?:4[5-9]|[5-9]\d) | (?:4[5-9]|[5-9]\d) (?:years? old|yo) | (?:heart (?:condition|disease|problems?|failure)|pacemaker|diabet\w*|insulin|epilep\w*|blood pressure) /;

const FEARED =
  / (?:thought|convinced|felt like|feels like|feeling like|as if|sure|thinking|thought that) (?:that )?i (?:was|were) (?:having|getting) a(?: massive| real| mild)? heart attack(?= )/g;
const NAMED_PANIC =
  / (?:panic attacks?|was (?:just |only )?panic|panic disorder|anxiety attacks?) /;
const DOUBTED = / (?:still|now|but i am|i am having|or (?:a )?heart|maybe|not (?:a )?panic) /;

function isFearedHeartAttack(line: string, before: string): boolean {
  const rest = line.replace(FEARED, ' ');
  if (rest === line || OTHER_CAUSE.test(rest) || RISK.test(line) || DOUBTED.test(line))
    return false;
  return NAMED_PANIC.test(line) || (NAMED_PANIC.test(before) && !OTHER_CAUSE.test(before));
}

/** A panic attack causes shortness of breath and a fear of fainting or of a heart attack, but is not an emergency. */
export function isFromPanic(line: string, matchedText: string, previous: string): boolean {
  const before = previous && normalizeText(previous);
  if (matchedText.includes('heart attack')) return isFearedHeartAttack(line, before);
  const isFear = /faint|pass out|black out|collapse/.test(matchedText);
  if (!isFear && !/breath|gasping/.test(matchedText)) return false;
  const rest = isFear ? line.replace(FEAR_OF_FAINTING, ' ') : line;
  if (OTHER_CAUSE.test(rest) || (isFear && RISK.test(line))) return false;
  return PANIC.test(line) || (PANIC_BEFORE.test(before) && !OTHER_CAUSE.test(before));
}
