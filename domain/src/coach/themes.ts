import { HABIT_STATEMENTS } from './statements-habits.ts';
import { FEELINGS, PEOPLE_STATEMENTS } from './statements-people.ts';

export interface Theme {
  id: string;
  pattern: RegExp;
  lines: readonly string[];
  ask: string | null;
}

type Row = readonly [id: string, pattern: RegExp, lines: readonly string[], ask?: string];

// biome-ignore format: one theme per row reads as a table.
const ROWS: readonly Row[] = [
  ['pet died', /\b(?:dog|cat|horse|rabbit|pet)\b.*\b(?:died|passed|put (?:him|her) (?:down|to sleep))|\blost my (?:dog|cat)\b/, ['I’m so sorry. Losing an animal you shared every day with leaves a hole in the day itself.']],
  ['lost pregnancy', /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|my|a) (?:baby|child|pregnancy))\b|\blost (?:her|him|it|them) (?:at|in) (?:\d+|\w+) (?:weeks?|months?)\b/, ['I’m so sorry. That’s a real loss, even when nobody else could see it.']],
  ['died', /(?<!nobody |no one |battery |car |phone |laptop |could have |nearly |almost )\b(?:died|passed (?:away|on)|widow(?:er|ed)?|bereaved)\b(?! (?:in|of) (?:laughter|a renovation))|\bmy (?:late )?(?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|friend|gran\w*|nan) (?:passed|died)\b|\b(?:wife|husband|partner|mum|mother|dad|father|son|daughter|brother|sister|friend)\b.*\bis dead\b|\b(?:his|her|the) funeral\b|\b(?:since|when|after) (?!i\b|we\b|the\b)\w+ (?:passed|died)\b(?! (?:the|my|out|by|through|an|a))|\blost my (?:mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|friend|father|mother)|\b(?:she|he)(?:'s| has) been gone (?:for )?\w+ years/, ['I’m so sorry.', 'I’m very sorry. That’s a loss that stays.']],
  ['dementia', /\b(?:dementia|alzheimer\w*)\b|\bdidn't (?:know|recogni[sz]e) (?:who i was|me)\b|\bcalled me by (?:my|her|his) \w+'s name\b/, ['That’s a goodbye in small pieces. I’m sorry.'], 'What was that like for you?'],
  ['parent ill', /^(?!.*\bsays?\b).*\b(?:dad|father|mum|mom|mother|brother|sister|wife|husband)\b.*\b(?:stroke|heart attack|cancer|bypass|parkinson\w*|\bms\b|chemo\w*)\b/, ['I’m sorry. That’s hard to see in somebody so close.'], 'How is it for you to see that?'],
  ['right place', /\b(?:right|wrong) place\b|\bnot sure (?:this|if this|that this) is (?:the sort|the kind|something|for)|\bshouldn't (?:even )?be (?:here|bothering)/, ['It’s a place for whatever you bring.'], 'What is it?'],
  ['sorry english', /\b(?:sorry|excuse)\b.*\benglish\b|\bmy english\b/, ['Your English is fine. I understand you.']],
  ['gone on', /\b(?:gone|going) on (?:and on|a bit)|\b(?:i'm|i am) rambling|\bsorry (?:for|about) (?:the )?(?:long|rant|rambling|all this)/, ['Not at all. I’m glad you told me.', 'No need to hold back here.']],
  ['off limits', /\bnot talking about\b|\b(?:don't|do not|rather not) (?:want to |going to )?talk about (?:it|that|this|the|my|him|her)/, ['Then we leave that alone.'], 'What would be easier to talk about?'],
  ['not ready', /\b(?:not|isn't|aren't) (?:ready|going|about|planning) to (?:quit|stop|give|change)|\bnot ready for\b|\bnot (?:quitting|stopping|giving (?:it |that )?up)\b|\bdon't (?:even )?want to (?:quit|stop|change|give)/, ['Nobody’s asking you to give anything up today.', 'You decide what stays and what goes, and how fast.'], 'If nothing has to stop, what would you like to be a bit different?'],
  ['others worse', /\b(?:other people|others|people) have (?:it (?:so much )?worse|real problems|worse|bigger)\b|\bshouldn't complain\b|\bmustn't grumble\b/, ['Your trouble doesn’t get smaller because others have some, too.'], 'What would you say if you were allowed to complain?'],
  ['harsh self', /^feel(?:ing)? (?:so |pretty |really )?(?:useless|worthless|pathetic|stupid)\b|(?<!not that |think |believe |thinks |say )\b(?:i'm|i am|i feel like|i feel|feel like) (?:just |such |basically |so )?(?:an? )?(?:\w+ )?(?:failure|loser|mess|disaster|idiot|pig|burden|disappointment|pathetic|useless|worthless|lazy|weak|disgusting|stupid|(?:bad|terrible|awful|horrible) (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter))\b|\bhate myself\b|\bcan't (?:seem to )?do anything right(?! now)|\bi look (?:so )?(?:disgusting|fat|ugly|gross)\b/, ['That’s a hard thing to say about yourself.', 'You wouldn’t speak to a friend like that.', 'It hurts to look at yourself that way.'], 'What brought that on?'],
  ['untold', /\b(?:haven't|never|not) (?:told|said)(?: it| that| this)?(?: to)? (?:anyone|anybody|a soul|nobody)\b|\byou're the first\b|\bfirst time i(?:'ve)? (?:say|said|told|wrote|typed)/, ['Thank you for trusting this page with it.', 'It’s no small thing to say it for the first time.'], 'How is it to have said it?'],
  ['lighter', /\bfeel (?:a bit |a little |much |so |already )?(?:lighter|better|relieved|calmer) (?:now|already|for)\b|\bgood to (?:say|talk|tell|get)\b|\bnice to (?:say|talk|be heard)|\bhelped to (?:say|write|talk|tell)/, ['I’m glad. Saying it out loud can take some of the weight.', 'Good. Let it be a bit lighter.']],
  ['ivf', /\b(?:ivf|embryo|insemination)\b/, ['I’m sorry. So much hope goes into that each time.']],
  ['break-up', /\b(?:left me|dumped me|my divorce|we (?:broke|split) up|(?:he|she) left (?:in|for|last|us|on)|getting divorced)\b/, ['I’m sorry. That hurts, whoever did the leaving.'], 'How are you getting through the days?'],
  ['injury', /\b(?<!moral )(?:injur\w+|fractured?|torn (?:ligament|muscle)|sprain\w*|broken (?:leg|foot|ankle|arm))\b/, ['Having to hold still is its own kind of work.'], 'What’s the hardest thing about holding back?'],
];

export const THEMES: readonly Theme[] = [
  ...ROWS,
  ...PEOPLE_STATEMENTS,
  ...HABIT_STATEMENTS,
  ...FEELINGS,
].map(([id, pattern, lines, ask]) => ({
  id,
  pattern,
  lines,
  ask: ask ?? null,
}));

/** The coach answers a loss with a single remark, without a quotation or a question. */
export const isLoss = ({ id }: Theme): boolean => /^(?:died|pet died|lost pregnancy)$/.test(id);

export const isGentle = ({ id }: Theme): boolean =>
  /^(?:died|pet died|lost pregnancy|dementia)$/.test(id);

export const isClosing = ({ id }: Theme): boolean => /^(?:lighter|gone on)$/.test(id);

/** Repeating a member's words on these subjects would hurt or sound odd. */
export const isUnquoted = ({ id }: Theme): boolean =>
  /^(?:harsh self|sorry english|right place|gone on|off limits|lighter)$/.test(id);

export const findThemes = (text: string): readonly Theme[] => {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return THEMES.filter(({ pattern }) => pattern.test(plain));
};
