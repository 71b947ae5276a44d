type Fact = readonly [pattern: RegExp, answer: string, topics?: readonly string[]];

/** Answers taken from the programme's pages. A row with topics is used only while the conversation is about one of them. */
// biome-ignore format: one question per row reads as a table.
export const FACTS: readonly Fact[] = [
  [/\b(?:cut(?:ting)? (?:down|back)|slowly|gradual\w*|bit by bit)\b.*\b(?:stop|quit|at once|or)\b|\b(?:stop|quit)\b.*\b(?:slowly|gradual\w*|at once|cold turkey)\b/, 'If you drink every day or a lot, going down slowly is the safe way, with a doctor’s help; stopping suddenly can be dangerous. If it’s less than that, naming drink-free days is a good start.', ['drinking']],
  [/\b(?:cut(?:ting)? (?:down|back)|slowly|gradual\w*|bit by bit)\b.*\b(?:stop|quit|at once|or)\b/, 'Both work for some people. Small and steady tends to last longer; a clean stop is simpler to follow.'],
  [/\bwhat counts as\b|\bhow (?:much|many)\b.*\b(?:too (?:much|many)|safe|ok(?:ay)?|normal|allowed|drinks?|units?|glasses|pints|beers)\b|\bunits\b/, 'In the United Kingdom, the advice is no more than 14 units a week: about six pints of ordinary beer or six medium glasses of wine, over three days or more.', ['drinking']],
  [/\b(?:nightcap|(?:wine|drink|alcohol|beer|whisky)\b.*\bsleep)\b/, 'A nightcap helps you to fall asleep and then spoils the second half of the night. Three or four hours between the last drink and bed make a difference.'],
  [/\b(?:coffee|caffeine|espresso|energy drinks?)\b/, 'If you sleep badly, it’s worth a try: noon as the last cup, for two weeks. Come down by a cup every few days, and the headache mostly stays away.'],
  [/\btea\b/, 'For many people it does: it marks the moment, and a craving rises and falls by itself. Try it on two evenings and see.'],
  [/\b(?:magnesium|supplements?|valerian|cbd|gummies|probiotics?|ashwagandha)\b/, 'That depends, and I can’t judge it from here. A pharmacist can tell you whether it suits you.'],
  [/\b(?:vitamins?|iron|thyroid|b12|tired|exhausted|fatigue)\b/, 'That depends: sleep, stress, low mood, iron, thyroid or alcohol can all do it. If it’s lasted more than a few weeks, a doctor can tell you, because a blood test beats guessing.'],
  [/\bnaps?\b/, 'A good nap is ten to twenty minutes, before three in the afternoon. If the nights are bad, two weeks without naps often help.'],
  [/\b(?:blue light|screens?|phone)\b.*\b(?:sleep|bed|bad|harm\w*)\b/, 'It can cost sleep, mostly because it keeps the mind busy. Charging it outside the bedroom helps more than a filter.'],
  [/\b(?:app limits?|limits?|blockers?|gr[ae]yscale|screen ?time)\b/, 'Limits help some people. Distance helps more: the charger out of the bedroom, the two worst apps off the first screen.'],
  [/\bhow (?:long|soon)\b.*\b(?:good|help|notice|difference|fit|feel|work)\b/, 'For your mood, sooner than people expect; for stamina, a few weeks. Going from nothing to a little brings the most.', ['moving', 'weight']],
  [/\bhow (?:much|many|often)\b.*\b(?:exercise|walk\w*|steps|move|run|gym|minutes)\b|\bhow (?:much|often)\b/, 'In the end about 150 minutes a week, in any pieces you like. To begin, ten minutes three times a week is right.', ['moving', 'weight']],
  [/\b(?:knees?|back|hips?|shoulders?|click\w*|aches?|sore)\b/, 'I can’t see it from here. Sore joints usually do better with gentle movement; sharp pain, swelling or pain that grows is for a doctor.'],
  [/\btime[- ]?outs?\b|\bwalk(?:ing)? away\b|\bleav(?:e|ing) the room\b/, 'I can’t cite studies. What our pages go by: leave before the peak, say when you’ll be back, give it about half an hour, and do come back.'],
  [/\b(?:breathing|breathe|breaths?)\b/, 'A long breath out does calm the body, as long as it comes before the peak. Past that, leaving the room works better.'],
  [/\b(?:mindful\w*|meditat\w*)\b/, 'It helps some people a little, if it’s a few minutes and often. Nobody needs it to get on here.'],
  [/\b(?:systemic|the system|organi[sz]ation\w*|structural|individual)\b/, 'Honestly: they can make it more bearable, but they don’t mend the cause. Where the workload is the problem, changing the work does more.'],
  [/\b(?:journal\w*|writ(?:e|ing)|lists?|notebook)\b.*\b(?:help|work|good)\b/, 'Often, yes: a worry quietens on paper, with one next step beside it. It takes a week or two to learn.'],
  [/\brecipes?\b/, 'No recipes here, I’m afraid. The guide can look through our pages on eating.'],
  [/\bshould i (?:just )?(?:tell|say|confess|admit)\b|\b(?:tell|telling) (?:him|her|them|my \w+)\b/, 'That’s yours to decide. A secret often weighs more than what it hides, and one plain sentence at a quiet moment is enough to begin. If you’d be afraid of their answer, talk to somebody else first.'],
  [/\bshould i (?:just )?(?:leave|quit|move out|divorce|resign|end it|break up)\b/, 'That depends on more than I can know, and it’s yours to decide. It rarely has to be decided today.'],
  [/\bcan (?:people|someone|somebody|anyone|a person|i) (?:really |ever |even )?change\b|\btoo (?:old|late)\b/, 'Yes, at any age, mostly in small pieces and with gaps in between.'],
  [/\b(?:budget\w*|consolidat\w*|debt advis\w*|bankrupt\w*)\b/, 'That depends on the whole picture. A free debt adviser can look at it with you, and the first talk commits you to nothing.'],
];

/** Answers to questions such as "Why do I eat so late?", by topic. */
// biome-ignore format: one topic per row reads as a table.
export const REASONS: Readonly<Record<string, string>> = {
  'late-eating': 'Often because the day had too little food or rest in it, and in the evening both are owed. It’s rarely greed.',
  drinking: 'Often because it marks the end of the day, and it works fast. The price comes in the second half of the night.',
  phone: 'It’s built to be picked up, and it does a job for you: company, a rest, or a way out of something.',
  urge: 'Because it lifts the mood for a moment, and it asks nothing. So it tends to come when you’re tired, lonely or bored.',
  money: 'Often because choosing something feels like control. So it comes when you’re tired, lonely or bored.',
  anger: 'Often because something softer lies underneath, such as tiredness or fear, and anger is quicker.',
  sleep: 'Usually because the night is the first quiet moment, so the mind does its unfinished work then. Trying hard to sleep keeps it going.',
  stress: 'A mind treats what’s unfinished as urgent, and something is always unfinished. Arguing with it makes it grow.',
  work: 'Often because stopping feels riskier than going on.',
  'put-off': 'Mostly to get away from an unpleasant feeling for a moment. It’s rarely laziness.',
  moving: 'Mostly because the plan was made for a good week, and then a bad one came.',
  lonely: 'Loneliness makes people expect to be turned away, so they stay in, and then it grows. It does that to nearly everybody.',
  people: 'People stop telling each other things bit by bit. It’s seldom one person’s fault.',
  talk: 'After the first sharp sentence, both sides mostly defend themselves. It’s seldom about the words.',
  low: 'A low mood takes away the energy that would lift it. That’s what makes it so hard, and it isn’t weakness.',
};
