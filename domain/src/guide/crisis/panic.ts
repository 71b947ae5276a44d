import { normalizeText } from '../plain-words.ts';

/** "I'm panicking" is left out, because anybody who gets no air panics. */
const PANIC =
  / (?:panic attacks?|panic disorder|(?:the|my|this|of|from|with|when|a) panic|when i panic|anxiety|anxious|hyperventilat\w*) /;
const PANIC_BEFORE = / (?:panic\w*|anxiety|anxious|hyperventilat\w*) /;
/** With one of these, breathlessness may be an emergency. */
const OTHER_CAUSE =
  / (?:chest|heart attack|arm|jaw|blue|grey|lips|tongue|throat|swell\w*|swollen|allerg\w*|anaphyla\w*|epipen|stung|sting|bees?|wasps?|nuts?|peanuts?|hives|rash|asthma\w*|inhaler|chok\w*|smoke|faint\w*|pass(?:ed|ing)? out|collaps\w*|unconscious|blood|clot|pregnant|surgery|operation|drown\w*|swallow\w*|overdos\w*|pills|drugs|cocaine|ambulance|baby|son|daughter|child|he|she|husband|wife|mum|mother|dad|father|strangl\w*) /;

/** Whether the writer is short of breath in a panic attack, which is no emergency. */
export function isBreathlessFromPanic(
  line: string,
  matchedText: string,
  previous: string,
): boolean {
  if (!/breath|gasping/.test(matchedText) || OTHER_CAUSE.test(line)) return false;
  const before = previous && normalizeText(previous);
  return PANIC.test(line) || (PANIC_BEFORE.test(before) && !OTHER_CAUSE.test(before));
}
