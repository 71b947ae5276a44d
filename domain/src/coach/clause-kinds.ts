/** What a clause is about decides what the coach says and asks about it. */
export interface ClauseKind {
  id: string;
  pattern: RegExp;
  tone: 'hard' | 'glad' | 'plain';
  /**
   * The side of the summary to which the clause belongs: why things stay as they are, or why they
   * should change.
   */
  side: 'keeps' | 'moves' | 'wish' | null;
  asks: readonly string[];
}

type Row = readonly [string, RegExp, ClauseKind['tone'], ClauseKind['side'], readonly string[]];

/** The first match wins. The last row fits everything. */
// biome-ignore format: one kind per row reads as a table.
const ROWS: readonly Row[] = [
  ['topic', /\bwant(?:ed)? to (?:talk|speak) about\b/i, 'plain', null, ['Where would you like to start?', 'What’s on your mind about it?']],
  ['mine', /\b(?:only|one|first) (?:time|moment|thing|hour|bit|place|part)\b.*\b(?:mine|my own|for me|to myself|feels good|I have|I get)\b|\bnobody wants anything\b|\basks? nothing of me\b|\ball mine\b/i, 'plain', 'keeps', ['What does that time give you?', 'What would it be like without it?', 'What makes it feel like yours?']],
  ['glad', /(?<!not |never |n't |no )\b(?:proud|happy|glad|relieved|excited|laughed|managed (?:it|to)|was (?:nice|lovely|good|great|fun)|best (?:half|hour|day|part|thing|bit)|(?:feel|feels|felt|going) (?:much |a bit |a little )?better|went well|enjoyed|an auntie|an uncle|engaged|got the job|passed my)\b|\bstopped (?:biting|smoking|drinking|scrolling|vaping)\b/i, 'glad', null, ['What made that possible?', 'How did that feel?', 'What would you like more of in that?', 'What’s the best part of it?']],
  ['refuses', /\b(?:I don't|I do not|don't|I really don't) (?:even )?(?:want (?:to (?!worry|hurt|bother|be\b|lose|end|become|upset|feel|miss|fail)|a |any |your |help|it\b|more )|need \w+)|\bI(?:'m not| am not) (?:going|doing|cutting|giving|putting|lying|quitting)\b|\bI won't\b/i, 'plain', null, ['Okay, then not that. What would suit you better?', 'Fair enough, that’s out. What would you want instead?', 'Then we leave that out. What’s left?', 'That’s clear. What else is on your mind?']],
  ['wish', /\bI(?:'d| would)?(?: really| just| also)? (?:like|love|wish|hope|want)(?:ed)? (?:to|it|a|some|my|him|her|them|someone|more|less|I|for)\b|\bI(?:'d| would) rather\b|^(?:want|wish|hope)\b/i, 'plain', 'wish', ['What would be different then?', 'What makes that important just now?', 'What draws you to it?', 'What has held it back so far?']],
  ['fear', /\b(?:scared|scares|scary|afraid|frighten\w*|terrif\w+|worr(?:y|ied|ies|ying)|anxious|anxiety|nervous|panic\w*|dread\w*|fear)\b/i, 'hard', 'moves', ['What’s the worst of it, in your mind?', 'When does that come up most?', 'What would make it a little less frightening?', 'What do you do when it comes?']],
  ['shame', /\b(?:asham\w+|shame|guilt\w*|embarrass\w*|fraud|hypocrite|feel bad|felt bad|hid(?:e|ing)?|lie|lied|lying to|secret\w*|nobody knows|no one knows|not told|haven't told|never told)\b/i, 'hard', 'moves', ['What bothers you most about that?', 'What would it be like if one person knew?', 'What would you say to a friend who told you that?']],
  ['alone', /\b(?:lonely|alone|isolated|by myself|no friends|on my own)\b|\b(?:nobody|no one) (?:to|there|here|around|calls|rings|sees|asks|notices|talks|really|would)\b/i, 'hard', 'moves', ['When is that strongest?', 'Who would you want there?', 'How long has it been like that?']],
  ['feels', /\b(?:feel|feels|felt|feeling) (?:\w+ )?(?:like|as if)\b/i, 'hard', 'moves', ['When do you feel that most?', 'What brings that on?', 'What would you like to feel instead?']],
  ['tired', /\b(?:tired|exhausted|knackered|drained|shattered|worn out|no energy|wired|can't sleep|don't sleep|(?:I'm|lie|lying|wide) awake|burnt out|burned out)\b/i, 'hard', null, ['What takes the most out of you?', 'What goes through your head then?', 'What would real rest look like?']],
  ['anger', /\b(?:angry|furious|annoy\w*|irritat\w*|hate[sd]?|sick of|fed up|frustrat\w*|unfair|resent\w*|yell\w*|shout\w*|snap(?:s|ped)?|wound up|told off|stung|jealous)\b/i, 'hard', 'moves', ['What gets to you most about it?', 'What would you want to say, if you could?', 'What’s going on just before?', 'What do you do with that afterwards?']],
  ['past', /(?:^|\b(?:I|we|what I) )used to\b(?! (?:it|this|that)\b)|\b(?:miss|missed|missing) (?!the (?:bus|train)|class|work)|\b(?:loved|back then|years ago|in the old days)\b/i, 'plain', null, ['What did that give you?', 'What do you miss most about it?', 'What would a small piece of it look like today?', 'What has taken its place?']],
  ['sad', /\bwould have been\b|\b(?:feel\w*|so|too|is|was|all|it's) (?:\w+ )?heavy\b|\b(?:sad|cry|cried|crying|tears|empty|numb|hopeless|hurts?|hurting|miserable|unhappy|heartbroken|awful|terrible|horrible|overwhelm\w*|left me)\b/i, 'hard', 'moves', ['What’s the heaviest part of it?', 'When does it come over you?', 'What do you need when it’s like that?', 'Who else knows how that is for you?']],
  ['habit', /\b(?:eat|ate|eating|eaten|binge|snack\w*|biscuits?|crisps|chocolate|cereal|drink|drinking|drank|wine|beers?|smok\w*|vap(?:e|ing)|cigarettes?|scroll\w*|doomscroll\w*|phone|tv|telly|netflix|gam(?:e|ing)|betting|fridge|videos|petrol station|bottle)\b/i, 'plain', null, ['What does it do for you, in that moment?', 'What’s going on just before it?', 'How is it afterwards?', 'When is it different?']],
  ['said', /(?<!I )\b(?:said|says|told|tells|asked|asks|called me|calls me|thinks|reckons?|noticed|wrote|comment(?:s|ed|ing)?|joked?)\b.{4,}/i, 'plain', null, ['How did that land with you?', 'What did you make of that?', 'What went through your mind then?', 'How much of it do you believe yourself?']],
  ['tried', /\b(?:tried|gave up|didn't (?:work|help|last)|lasted|went twice|stopped after|dropped out|failed|failure|no effect|doesn't work|never works)\b/i, 'plain', null, ['What was missing in that?', 'What came closest to working?', 'What did it cost you to try?', 'What did you learn from it?']],
  ['insight', /\bI think(?: it's| that's| I| by)?\b|\b(?:it's (?:obviously|probably|really|not that|about|because)|that's (?:probably |basically )?(?:why|what|the)|the (?:truth|thing|problem|reason|honest)|whole reason|I(?:'m| am) (?:hiding|avoiding|still|never)|I suppose|turns out|never (?:really )?(?:put|thought|seen|noticed))\b/i, 'plain', null, ['What does that tell you?', 'How long have you known that?', 'What changes when you see it like that?', 'What follows from that for you?']],
  ['cannot', /\b(?:can't|cannot|couldn't|unable|impossible|no time|too (?:busy|tired|far|old|expensive|late)|hard to)\b/i, 'plain', 'keeps', ['What gets in the way, mostly?', 'What happens when you try?', 'What would have to be different?']],
  ['trouble', /\b(?:lost|losing|gone|stuck|stress\w*|(?<!n't )broken|too hard|too much|worst|falling|trouble|difficult|debt|owe|bills?)\b/i, 'hard', null, ['What worries you most about that?', 'How long has it been going on?', 'What would help, even a little?', 'Where do you notice it most?']],
  ['fine', /^(?:it's |it is |the \w+'s |i'm |all )?(?:\w+ )?(?:fine|ok(?:ay)?|all right|alright|not bad)$/i, 'plain', null, ['So what’s on your mind more than that?', 'Then what weighs more?']],
  ['without', /n't\b|\b(?:never|not|no|nothing|without)\b/i, 'plain', null, ['What’s behind that, do you think?', 'How come?', 'What’s the story behind it?', 'What’s that like?']],
  ['person', /\b(?:he|she|they|he's|she's|they're|mum|mom|dad|mother|mother's|father|parents?|wife|husband|son|daughter|sister|brother|friends?|partner|kids?|children|boss|manager|colleagues?|girlfriend|boyfriend|ex|neighbour|landlord)\b|(?<=[a-z] )[A-Z][a-z]{2,}\b/, 'plain', null, ['What’s that like for you?', 'What does that do to you?', 'How are you with that?', 'What do you feel then?']],
  ['event', /\b(?:I|we|he|she|they|it|there|my \w+|the \w+)(?: (?:just|then|once|only|never|also))? (?:was|were|did|had|went|came|made|took|saw|sat|stood|drove|bought|moved|got|left|put|ran|ate|fell|met|said|(?!need|feed)[a-z]{3,}ed)\b/i, 'plain', null, ['What was that like?', 'What stayed with you from it?', 'What went on in you then?']],
  ['fact', /./s, 'plain', null, ['Tell me a bit more about that?', 'What’s that like, day to day?', 'How is that for you?', 'What goes with that?', 'How did that come about?', 'What does that do to your day?']],
];

export const CLAUSE_KINDS: readonly ClauseKind[] = ROWS.map(([id, pattern, tone, side, asks]) => ({
  id,
  pattern,
  tone,
  side,
  asks,
}));

export const findClauseKind = (clause: string): ClauseKind => {
  const plain = clause.replaceAll('’', "'");
  return CLAUSE_KINDS.find(({ pattern }) => pattern.test(plain)) as ClauseKind;
};
