import type { LineKind } from './lines.ts';

// biome-ignore format: one question per row reads as a table.
export const ANSWERS: readonly (readonly [id: string, pattern: RegExp, answers: readonly string[]])[] = [
  ['how long here', /\btake (?:very |too )?long\b|\bhow long (?:is|does|will) this\b/, ['As long or as short as you like. You can stop at any time.']],
  ['your view', /\bwhat do you think\b|\bwhat's your (?:opinion|view)\b/, ['I only know what you’ve told me, so I’d rather hear what you think.', 'I’m a program, so my guess would be worth little. Yours counts.']],
  ['lab values', /\b(?:liver|blood|numbers?|values?|results?)\b.*\bmeans?\b/, ['I can’t read test results. Whoever took them can say it in two sentences, and it’s a fair thing to ask.']],
  ['your idea', /\bwould you have (?:thought|known|said)\b|\b(?:your|my) idea or\b/, ['No. That one is yours.']],
  ['others', /\b(?:do|are|have) (?:other|many|any|most) (?:people|others|men|women|members)\b|\bhow many (?:people|others)\b/, ['I only see this chat, so I can’t count. But you’re surely not the only one.']],
  ['reminders', /\b(?:remind|reminder|notif\w+|message me|text me)\b/, ['I don’t send anything myself. A step that you save shows up in your week.']],
  ['saved', /\b(?:is (?:it|this|that) saved|did you save|(?:does|do|will) (?:this|it|that) get saved|save (?:this|it|that)|written down|keep (?:this|it))\b/, ['Only a step that you save is kept in your week. The chat itself stays in this browser.']],
  ['allowed', /\b(?:allowed|is it ok(?:ay)? (?:to|if)|may i)\b/, ['Yes, you may. What does you good counts for more than a rule.']],
  ['sell', /\b(?:sell|sold|share|use|train\w*|give away)\b.*\b(?:i (?:write|say|type|tell)|data|this|words|chat)\b|\bwhat (?:do|happens) (?:you do )?(?:with|to) (?:what i|my data|this)\b/, ['No. What you write here stays in this browser, and nobody sells it. If you save a step, that one sentence goes into your week.']],
  ['wrong with me', /\b(?:something|anything|what's|what is) (?:is )?wrong with me\b/, ['I don’t hear anything wrong with you in what you’ve told me. I hear something that’s hard.', 'From what you say, no. If it goes on and weighs on you, a doctor is a good person to ask, too.']],
  ['pay', /\b(?:pay you|get paid|your salary)\b/, ['Nothing at all. I’m a program.']],
  ['how much', /\bwhat(?:'s| is) (?:a )?(?:normal|healthy|safe)\b|\bhow much (?:is|should|can|do)\b/, ['I don’t have a figure for you. The guide can look it up on our pages, and your doctor can say what’s right for you.']],
  ['am I awful', /\b(?:am i|is (?:it|that|this) (?:just me|so )?|would it be|do you think (?:it's|it is|i'm|i am|that's)) ?(?:\w+ )?(?:awful|terrible|bad|horrible|wrong|daft|mad|dumb|selfish|weird|strange|crazy|stupid|silly|lazy|weak|normal|pathetic|sad)\b|\bthat(?:'s| is) normal\b.*\?/, ['It doesn’t sound awful to me. It sounds human.', 'No. Many people feel like that and tell nobody.', 'I can’t judge that, and I don’t want to. It makes sense from where you stand.']],
  ['what if', /\b(?:what if|and if|what happens (?:if|when)|but if)\b/, ['That could happen, and it would be hard. What would you need then?', 'I can’t promise that it won’t. What would you want to have done, whatever the answer is?']],
  ['how long', /\bhow (?:long|soon|many (?:times?|days|weeks))\b|\bhow often\b/, ['A habit takes most people two or three months to feel natural. For this week, two or three times is plenty.', 'As often as it fits. Once is a start, and a missed day changes nothing.']],
  ['does it work', /\b(?:does|do|will|would|can) (?:it|this|that|these|they|any of)\b.*\b(?:work|help|change|matter)|\bwhat's the (?:point|use)\b/, ['Not for everyone. A small thing tied to a fixed moment does work better than a good intention, that much is known.', 'I can’t promise it. What I can say: small and regular beats big and rare, for most people.', 'You’d only find out by trying it once or twice, and dropping it if not.']],
  ['gets better', /\b(?:get|gets|getting|be|become) (?:any )?(?:better|easier)\b/, ['For most people it does, slowly and not in a straight line.', 'Usually, yes. Not by the day, but by the month.']],
  ['evidence', /\b(?:evidence|research|study|studies|science|proven|data)\b/, ['Plans of the kind “when this happens, I’ll do that” are fairly well tested: a modest effect, but a real one. Weekly steps are about as far as I go.']],
  ['why me', /\bwhy (?:do|am|can't|don't|is|does|did) (?:i|it|this|he|she|they|my)\b/, ['I can’t see inside, but a habit like that often does a job: it comforts, distracts or fills a gap.', 'There’s usually a good reason hidden in it, and it isn’t weakness.']],
  ['your client', /\bif i (?:were|was) your (?:client|patient)|\bhow would you (?:handle|do|treat)|\bwhat would you do\b/, ['I’d do what we’re doing: listen first, and then find one small thing you’d really do.']],
  ['do you like', /\byour favou?rite\b|\bdo you (?:like|have|love|eat|sleep|feel|ever|believe|dream|want)\b/, ['I’m a program, so no. But I’m interested in how it is for you.', 'Nothing like that in here, I’m afraid. What about you?']],
  ['medal', /\b(?:medal|prize|certificate|points|sticker|t-shirt|trophy|badge|gold star)\b/, ['No medal, I’m afraid. But I’ll be quietly impressed.']],
  ['reading it', /\b(?:who|anyone|anybody|somebody|someone|they)\b.*\b(?:sees?|reads?|finds? out)\b|\b(?:stored|private|privacy|confidential)\b/, ['What you write stays in this browser. Only a step you save goes into your week.']],
  ['see weather', /\bdid you (?:see|hear|watch|know|get)\b/, ['I don’t see anything out there, being a program.', 'No, I only see what you write here.']],
];

export const COMPLAINTS: readonly (readonly [LineKind, RegExp])[] = [
  ['noReminders', /\b(?:remind\w*|notif\w+|send me)\b/i],
  ['noTrust', /\btrust\b|\b(?:sell|my data)\b/i],
  ['noHurry', /^(?:I've got|I have|you've got|you have) \w+ minutes/i],
  [
    'misheard',
    /\bnot what i (?:said|meant|asked)|\bi (?:didn't|never) (?:say|said)|\b(?:wrong|misunderst\w+)\b/i,
  ],
  ['tooManyQuestions', /\bquestions?\b|\bask(?:ing)?\b/i],
  ['notHeard', /\b(?:listen\w*|hear|understand|get it|repeat\w*|copying|parrot\w*)\b/i],
  [
    'onlyProgram',
    /\b(?:bot|robot|program|machine|what do you (?:even )?know|know me|no idea|human|computer|script(?:ed)?)\b/i,
  ],
  [
    'plainer',
    /\b(?:voice|tone|reflect\w*|mirror\w*|smooth|brave|understanding|therap\w+|patroni\w+|cringe|hallmark|cookie)\b/i,
  ],
  [
    'noPreaching',
    /\b(?:suggest|self-care|breathe|breathing|meditat\w+|journal|another app|guess|haven't already)\b/i,
  ],
  ['complaint', /./s],
];
