import { normalizeText } from './plain-words.ts';

const CONTROL =
  '(?:in control|control|powerful|strong|clean|safe|thin(?:ner)?|skinny|pure|proud|good about myself)';
const TOO_LITTLE =
  '(?:eat(?:ing)? (?:only |just )?once (?:a|per) day|(?:eat|eating|have|having) (?:only |just )?one meal (?:a|per) day|skip(?:s|ped|ping)? (?:\\w+ ){0,2}(?:meals?|breakfast|lunch|dinner|food)|(?:not|stopped|avoid|avoiding|barely|hardly|without) eat(?:ing|en)?|eat(?:ing)? (?:almost |next to |basically )?nothing|starv(?:e|ing)|fast(?:ing)? for days|count(?:ing)? every calorie)';
const EATING_DANGER = new RegExp(
  [
    ` ${TOO_LITTLE} (?:[\\w.]+ ){0,8}${CONTROL} `,
    ` (?:feel|feeling|feels|to be|stay) ${CONTROL} (?:[\\w.]+ ){0,5}${TOO_LITTLE} `,
    ' (?:mak(?:e|es|ing)|made) (?:my|him|her) ?self (?:be )?(?:sick|throw up|vomit|puke)(?: \\w+){0,3} (?:after|when|eat\\w*|meals?|food|dinner|lunch|\\.)',
    ' (?:throw(?:ing)? up|vomit(?:ing)?|purg(?:e|ing)|sick)(?: \\w+){0,2} (?:on purpose|after (?:every|each|i eat|eating|meals?|dinner))(?=.* (?:on purpose|fingers?|weight|fat|calories|guilty|get rid|purg\\w*) )',
    ' purg(?:e|ed|ing) (?:after|my food|what i ate|everything i) | starv(?:e|ing) my ?self | laxatives? (?:\\w+ ){0,4}(?:after|weight|eat\\w*|thin|lose) ',
    ' (?:scared|afraid|terrified) (?:of|to) (?:food|eat|eating)(?! (?:alone|out|in (?:public|front)|with|at)) ',
  ].join('|'),
);

export const EATING_PAGE = 'when-eating-is-a-struggle';

export const isEatingDanger = (message: string): boolean =>
  EATING_DANGER.test(normalizeText(message));

export const EATING_FIRST =
  "I'm glad you told me, and I don't want to pass over it. Going without food, or getting rid of it, can harm the heart even when it feels good. Please see a doctor this week and tell them what you told me; if you faint, or your heart races or hurts, call the emergency number. [Get help now](/help) shows people to talk to.";

const ABOUT_WEIGHT =
  / (?:weight|weigh|weighs|kilos?|kg|pounds|lbs|bmi|calories?|kcal|diets?|dieting|fasting|thin|thinner|slim|skinny|lose|losing|burn) /;

export const NO_WEIGHT_ADVICE =
  "After what you told me about eating, I don't want to give you numbers or tips on weight, because they could do harm. A doctor can look at this with you, and [When eating is a struggle](/resources/when-eating-is-a-struggle) says how to begin. Could you tell one person you trust today?";

export const EATING_REMINDER =
  "I haven't forgotten the eating. Please do see a doctor about it this week; [Get help now](/help) shows people to talk to.";

/**
 * After a message about eating too little, the guide gives no advice on weight. From time to time,
 * it repeats its advice to see a doctor.
 */
export function findEatingCare(
  message: string,
  answers: readonly string[],
): 'no weight advice' | 'reminder' | null {
  if (!answers.some((answer) => answer.startsWith(EATING_FIRST))) return null;
  if (ABOUT_WEIGHT.test(normalizeText(message))) return 'no weight advice';
  const isRecent = answers
    .slice(0, 2)
    .some((answer) => answer.startsWith(EATING_FIRST) || answer.includes(EATING_REMINDER));
  return isRecent ? null : 'reminder';
}
