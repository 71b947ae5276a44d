import { normalizeText } from './plain-words.ts';

export const WITHDRAWAL_WARNING =
  'One thing first: after months of heavy drinking, don’t stop suddenly on your own. Shaking, sweating, confusion, seeing things or a fit in the first days without alcohol are an emergency. A doctor or an alcohol service can help you stop safely.';

const ALCOHOL =
  / (?:wines?|beers?|vodka|whiske?y|gin|rum|alcohol|booze|spirits|pints?|lagers?|ciders?|alcoholic|drunk|hungover) /;
const DRINKS = / (?:drink|drinks|drinking|drank) /;
const OTHER_DRINKS = / (?:water|coffee|tea|cola|soda|juice|milk|energy) /;
const HEAVY =
  / (?:bottles?|litres?|liters?|six ?pack|crate|(?:[3-9]|\d\d|three|four|five|six|seven|eight|ten|twelve) (?:glasses|pints|cans|beers|drinks|units|a (?:day|night))|every (?:day|night|evening|morning)|most (?:days|nights|evenings)|daily|all day|in the mornings?|alcoholic|heav(?:y|ily)|too much) /;
const ONE_GLASS = / (?:a|one) (?:small )?(?:glass|beer|pint) /;
const STOPPING =
  / (?:stop|stopping|stopped|quit|quitting|give up|giving up|cut(?:ting)? (?:down|back|out|it)|cold turkey|detox|dry|sober|skip|skipping|completely|less|first (?:week|days?|nights?)) /;
const ABOUT_STOPPING = /\b(dry month|stop(ping)? drinking|give up alcohol|without alcohol)\b/i;
const SYMPTOMS =
  / (?:shak(?:e|es|y|ing)|trembl\w*|tremors?|sweat\w*|withdrawal|hallucinat\w*|seeing things) /;

const isHeavyDrinking = (line: string) =>
  (ALCOHOL.test(line) || (DRINKS.test(line) && !OTHER_DRINKS.test(line))) &&
  HEAVY.test(line) &&
  !ONE_GLASS.test(line);

const REMEMBERED_ANSWERS = 2;

/** Heavy drinkers who stop suddenly can be in danger, even after advice to drink less. */
export function needsWithdrawalWarning(
  message: string,
  earlier: readonly string[],
  answers: readonly string[],
  reply = '',
): boolean {
  const line = normalizeText(message);
  const isDrinker = isHeavyDrinking(line);
  if (!isDrinker && !earlier.some((question) => isHeavyDrinking(normalizeText(question))))
    return false;
  if (SYMPTOMS.test(line)) return true;
  const isWarning = (answer: string) => answer.startsWith(WITHDRAWAL_WARNING);
  if (isDrinker && !answers.some(isWarning)) return true;
  const isAboutStopping = STOPPING.test(line) || ABOUT_STOPPING.test(reply);
  return isAboutStopping && !answers.slice(0, REMEMBERED_ANSWERS).some(isWarning);
}
