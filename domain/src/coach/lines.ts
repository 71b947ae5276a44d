// biome-ignore format: one purpose per row reads as a table.
export const LINES = {
  hello: ['Hello. What’s on your mind? It can be small.', 'Welcome. What would you like to talk about today?'],
  helloAgain: ['Good to see you again.', 'Welcome back.'],
  ticked: ['You ticked it {n}.', 'I see {n} ticked.'],
  markedKept: ['You marked it as kept.', 'You looked back and called it kept.'],
  helloTopic: ['Last time we talked about {aim}. Shall we go on there, or is it something else today?', 'We left off at {aim}. Would you like to carry on, or start with something new?'],
  seenBefore: ['We’ve talked about this before. You chose: “{last}”', 'This came up last time, with the step “{last}”'],

  two: ['I hear two things: “{a}”, and “{b}”.', '“{A}”, and then “{b}”.', 'There’s “{a}”, and there’s “{b}”.', 'Two things stay with me: “{a}”, and “{b}”.'],
  ack: ['I’m with you.', 'I’ve got that.', 'Got it.', 'Understood.', 'I take that in.', 'Thank you for saying so.'],
  grieving: ['I’m listening. Take all the time you like.', 'Thank you for telling me about that.', 'I’m glad you can say it here.', 'That belongs to it, too.', 'I’m here.'],
  laugh: ['Ha.', 'Good to laugh about it, too.', 'A bit of humour helps.', 'Fair, it does have a funny side.'],
  emoji: ['I’m not sure how to read that one.', 'I can’t quite read that sign.', 'Pictures I can only guess at.'],
  aside: ['One of those days.', 'Yes, that’s one of life’s small trials.', 'Out of my hands, I’m afraid.'],
  quiet: ['Take your time.', 'No hurry.', 'I’m here when you’re ready.'],
  yes: ['Okay.', 'Right.', 'All right.', 'I see.', 'Good.', 'Mm.'],
  no: ['Okay, not that. You choose what comes next.', 'Fair enough. Say whatever fits better.'],
  whichIdea: ['Tap the one you like, or say it in your own words.', 'Which one is closest? You can change every word of it.'],
  unknown: ['That’s all right, you don’t have to know.', 'No need for an answer.', 'Not everything has words yet, and that’s fine.'],
  numberLow: ['{n}: so it’s a small number, and an honest one.', '{n}. Then anything we find has to be very easy.'],
  number: ['{n}: somewhere in the middle, then.', '{n}. So there’s something on both sides of it.'],
  numberHigh: ['{n}: that’s fairly sure.', '{n}. That’s a good deal of confidence.'],
  greeting: ['Hello.', 'Hi there.', 'Good to have you here.'],
  howAreYou: ['Thanks for asking. I’m a program, so I don’t have good or bad days. How are you?', 'I run the same every day, being a program. How about you?'],
  welcome: ['You’re welcome.', 'Any time.', 'Glad to.', 'With pleasure.'],
  kind: ['That’s kind of you.', 'Thank you, that’s good to hear.'],
  forgiven: ['No harm done.', 'All forgotten. You were honest, that’s worth more.'],

  complaint: ['Fair point.', 'I can see why you’d say that.', 'That’s honest, and I’d rather know.', 'Okay. You’re in charge here.'],
  noReminders: ['I won’t. Nothing is sent from here.'],
  noTrust: ['You don’t have to. What you write stays on this device either way.', 'That’s fine. Trust isn’t needed for this.'],
  noHurry: ['Then quickly: what’s the one thing?', 'Short it is. What’s the one thing?'],
  misheard: ['Sorry, I got that wrong.', 'Then I misread you. Sorry about that.', 'My mistake.'],
  notHeard: ['I’m sorry. I missed what matters to you.', 'You’re right, I didn’t catch that properly.', 'That’s on me, not on you.'],
  tooManyQuestions: ['True, that’s a lot of questions. No question this time: say what you like, or nothing.', 'You’re right. I’ll stop asking for a moment. I’m listening.', 'Okay, no questions.'],
  onlyProgram: ['You’re right, I’m a program, and I’ve never lived a day of it. You know it from the inside.', 'True. I only know what you tell me and a few pages.', 'No argument there. You’re the expert on your own life.'],
  plainer: ['Okay, plainer then.', 'Noted. I’ll drop the tone.', 'Fair. No soft voice, then.'],
  noPreaching: ['No breathing exercises unless you ask for one.', 'I won’t preach. Promise.'],
  toldAlready: ['You’re right, you did tell me.', 'Sorry, you said that already.', 'True, I had that.'],
  afterComplaint: ['It’s your call what we talk about.', 'What would be of use to you?', 'Say it the way you’d say it to a mate.', 'I’ll keep it short and listen.'],

  aboutCoach: ['I’m a guided conversation: no person and no language model, just prepared questions and replies and the pages of this programme. What you write stays on this device.', 'No person here, only a program. It can’t show this chat to anyone.', 'I’m a program with a set of prepared replies. The good ideas here tend to be yours.'],
  method: ['It borrows from motivational interviewing: open questions, listening, and one small step in your own words. Plans of the kind “when this happens, I’ll do that” are fairly well tested; the effect is modest but real.'],
  canDo: ['I can listen, ask, and help you turn one thing into a small step for this week. I can’t diagnose, prescribe or look anything up on the web.'],
  outside: ['I can’t help with that one. I know habits, everyday health and how we see things.', 'That’s outside what I know, I’m afraid.', 'I’d only be guessing there.'],
  noAnswer: ['I don’t have a good answer to that. The guide can search our pages for you.', 'I don’t know that one. The guide is the better place to ask.', 'Honestly, I don’t know. The guide might.', 'That’s beyond me. The guide knows our pages better.', 'I can’t say. You could put it to the guide.'],
  tip: ['Our page “{page}” puts it like this: {tip}', 'What I can offer from “{page}”: {tip}'],
  tool: ['There’s also a tool for the moment itself.', 'And this tool is made for that very moment.'],
  simpler: ['Sorry, that wasn’t clear. Just say what’s on your mind about it.', 'I only meant: how would you like things to be?', 'Never mind the question. Tell me in your own words.'],

  backTo: ['Back to “{q}”, if you like.', 'You were saying “{q}”. Go on, if you like.', 'We were at “{q}”.'],
  back: ['Back to you. Go on where you were.', 'Now, where were we?', 'So, you were telling me something.', 'Anyway, this is about you. Go on.', 'What were you about to say?'],
  changeTopic: ['Of course.', 'Sure, let’s change.', 'Happy to.'],
  newTopic: ['Let’s talk about {aim}. How is it at the moment?', 'Okay, {aim}. What would you like to be different?', 'So, {aim}. Tell me how it is.'],

  bothSides: ['You’ve told me “{a}”, and also “{b}”.', 'Two things you’ve said stay with me: “{a}”, and “{b}”.', 'Both have come up: “{a}”, and “{b}”.'],
  offer: ['Would you like to look for one small thing to try, or would you rather just talk?', 'Shall we look for something small for this week, or stay with it a bit longer?'],
  justTalk: ['Then we just talk. No step needed.', 'Good. You don’t have to come up with anything.', 'All right, I’ll just listen.'],
  ideas: ['Here are three small things others begin with. Take one, change it, or say your own.', 'Any of these could be a start, or something of your own.', 'A few small ideas; the best one is the one you’d really do.'],
  ownIdea: ['That’s an idea of your own, and those last longest.', 'I like that it comes from you.', 'Good, that’s concrete.'],
  writeIt: ['You can write it below in your own words.', 'Put it into the box below; I’ll keep it exactly like that.'],
  propose: ['Shall “{step}” be your step?', 'Would you like to keep “{step}” as your step?', 'Shall I put “{step}” into your week?', '“{step}”: is that your step?'],
  proposeWhen: ['“{step}”: is that your step? If there’s a moment for it, name it and I’ll add it.', '“{step}”, then. When would be the moment for it? Or shall I save it as it is?', 'So: “{step}”. At what moment of the day? If that doesn’t matter, just say yes.', '“{step}”. Shall I keep it like that, or give it a fixed moment?'],
  otherTime: ['Not {time}, then. Which time would suit better?', 'Okay, {time} is out. When instead?'],
  changed: ['So now it’s “{step}”. Shall I save it like that?', 'Then it reads “{step}”. Is that right?', 'With that it’s “{step}”. Keep it?'],
  notQuite: ['Then change it below, or tell me how you’d put it.', 'How would you put it? You can change it below.'],
  dropped: ['Okay, that one’s gone. What should it say instead?', 'Then not that one. How would you put it yourself?'],
  oneEnough: ['One is enough for now; the other can follow next week.', 'Let’s keep it to one. That’s how it sticks.'],
  saved: ['Saved to your week: “{step}” Next time I’ll ask how it went, whatever happened.', 'It’s in your week now: “{step}” If it doesn’t work out, we’ll look at why together.', 'Done, it’s in your week: “{step}” Once is already something.'],
  doneHow: ['Done with this chat, or done in? Either is fine.'],
  thinking: ['Take the time you need. It can stay a thought for now.', 'Good, let it sit for a while. It won’t run away.', 'You don’t have to decide today.'],
  doubt: ['It’s all right to be unsure about it.', 'Then it may be too big, or the wrong moment.', 'A step you have to force isn’t the right one yet.'],
  doubtAsk: ['What would make it easier: something smaller, or another moment? Or we leave it.', 'Shall we shrink it, move it, or leave it for today?'],
  smaller: ['Then half of it, or less. What would be so small that it’s almost silly?', 'Smaller, then. What’s the part that takes one minute?', 'Let’s shrink it. What’s the very first movement?'],
  notNow: ['Then no step. You don’t need one today.', 'That’s fine, we leave it. Talking counts, too.', 'No step, then. It’s your call.'],

  reviewed: ['Last time you chose: “{last}” How did it go?', 'How did your step go? “{last}”', 'And “{last}”: what became of it?'],
  wentWell: ['That’s your doing. Well done.', 'You did what you said. That’s not a small thing.', 'Good, and nobody did it for you.'],
  wentPartly: ['Some of it happened, and that counts.', 'So it worked at times. That’s more than nothing.', 'Part of it held.'],
  wentNot: ['Thank you for being straight about it. That tells us more than a success would.', 'That happens, and it’s the step’s fault before it’s yours.', 'Okay, so it didn’t work like that. Good to know.'],
  helped: ['What helped it happen?', 'What made that possible?', 'What was different on the days it worked?'],
  obstacle: ['What got in the way?', 'What happened when the moment came?', 'Where did it stop working?'],
  adjust: ['Would a smaller version help, or another moment for it? Or shall we leave it?', 'Should we shrink it, move it to another moment, or drop it?'],
  onward: ['Would you like to keep that step going, or look at something new?', 'Keep it for another week, or something new?'],
  anotherMoment: ['Which moment would suit it better?', 'When would it have a real chance?'],

  after: ['Is there anything else on your mind?', 'Anything you’d like to ask or add?', 'Would you like to talk about something else, or leave it here?', 'What else, if anything?'],
  goodbye: ['Take care. It’s all here when you come back.', 'Goodbye for now. Look after yourself.', 'See you, and be kind to yourself.', 'Until next time.'],
  savedReminder: ['Your step is in your week.', 'You’ll find your step in your week.'],
  unsaved: ['Your step isn’t saved yet; it’s below if you want it.', 'The step below waits for you, unsaved.'],
  careTeam: ['And please take the health question to your care team.', 'The health question is best asked soon, of your care team.'],
  whichTopic: ['What would you like to talk about?', 'What is it?', 'What comes to mind?'],
  opinion: ['It sounds doable to me, and it’s your own idea.', 'I’d say it’s worth a try. You know best whether it fits.'],
  ownView: ['I can’t decide that for you, but I can think along. What have you thought of so far?', 'You know it better than I do. What would you tell a friend in your place?'],
  appMatter: ['I can’t see payments, settings or opening hours from here, sorry. The Help page says whom to ask.', 'That’s nothing I can look up or change. The Help page is the place for it.'],
  refused: ['Okay, then not that.', 'Then we leave that out.', 'Understood, that’s off the table.', 'Fine. Nobody will push you.'],
  letGo: ['Okay, we’ll leave it there.', 'All right, I’ll leave that alone.', 'Of course. We stop here with that.'],
  whatNow: ['Nothing more than that. When the moment comes, try it once.', 'Now you get on with your day. It’s in your week.'],
  sayAgain: ['Tell me again, and I’ll keep out of the way.', 'What did you want me to understand?', 'Put it in other words for me, if you have the patience.'],
  whyNot: ['Because it tends to end in a rebound or in harm, and I won’t help with that. With something kinder, gladly.', 'Because I’d like you to be well, and that way it seldom ends well.'],
  openDoor: ['You don’t have to find anything today. I’m here when something comes up.', 'We can also just leave it open. Come back any time.', 'It’s fine to leave it here.'],

  despair: ['I’m glad you told me. You don’t have to carry that on your own.', 'I hear how much that is. I’m not going anywhere.', 'That’s a very dark place, and I’m glad you’re saying it out loud.', 'Thank you for trusting me with that. The numbers above are for moments like this, too.'],
  despairAsk: ['Is there somebody who could be with you today?', 'Who in your life could know how bad it is?', 'What has kept you going so far?'],
  stillHere: ['Thank you for telling me. I’m still glad I asked, and the numbers stay here.', 'All right. It still sounds like a lot, and the numbers stay here for you.'],
  stayAlarm: ['I’ve heard you. First I’d like to know that you’re safe; the numbers above reach a person right now.', 'Before anything else: please use one of those numbers, or tell somebody near you. Are you safe?', 'I’d rather be sure. Is someone with you? You can pick up the phone to one of the numbers above.'],
  reachOut: ['Yes, please do that, and do it now if you can. I’m glad.', 'That’s right. Do it now, and don’t wait with it.', 'Good. Please do it at once, and come back here afterwards if you like.', 'I’m glad. Nothing here is more important than that.'],
  gladSafe: ['I’m glad you’re safe. The numbers stay here if that changes.', 'Good, thank you for telling me. The numbers are there whenever you need them.'],
  stayAbuse: ['What was done to you isn’t your fault. You may ask for help, whoever you are, and you don’t need proof. Are you safe right now?', 'The numbers above answer to you alone, and you can hang up at any time.', 'I’m still with you. Is there a place where you and anyone small could be safe tonight?', 'You decide how fast this goes. I’d only like you not to be alone with it.'],
  abuseCall: ['The numbers above are the ones to call. Say your language first; most lines have interpreters, or a friend can speak for you.'],
  abuseAlone: ['Then the time while you’re alone is the time to ring one of the numbers, or to go to somebody you trust.'],
  stayBody: ['That isn’t something to wait with. Please ring the emergency number now, or have somebody ring for you.', 'Nobody who answers that number will call it a fuss. Please ring now, and don’t stay alone with it.', 'I can’t judge it from here, and it can’t wait. Please ring before you write anything else.', 'Please put this down and ring now. I’ll be here afterwards.'],
  bodyPerson: ['Then tell them now, this minute, and let them ring the number with you.', 'Good that somebody’s there. Please go to them now and have them ring.'],
  notLater: ['Please don’t leave it until then: ring now. If the surgery is closed, the emergency number above is right for this.', 'That call is for now rather than later. Will you make it before you do anything else?'],
  person: ['So there’s {who}. People close to us would usually rather know. Could you let them know today, even in one line?', 'I’m glad there’s {who}. What if they knew about this today?'],
  means: ['I’ll ask you straight: are you thinking of ending your life? Whatever the answer is, please put some distance between you and that tonight: give it to somebody to keep, or let them hold the key. The numbers above are there right now.', 'That’s important, so I’ll ask: do you think of taking your life? Please let somebody else keep that for now, out of the house if you can, and ring one of the numbers above.'],
  inTouch: ['I’m so glad. Stay in touch with them, and tell them how bad it has been. The numbers above stay here, too.', 'That was brave, and it’s good that somebody’s with you in this. Please stay close to them tonight; the numbers above stay here for both of you.', 'Good. Let them be there for you, and don’t stay alone tonight. The numbers above stay here.'],
  purging: ['Thank you for telling me; that took courage. Bringing food back up can harm the heart, at any weight and even when it isn’t every day, so I won’t pass over it.'],
  today: ['Yes, please do that, today if you can. The numbers above stay here.', 'I’d be glad if you did, and the sooner the better. The numbers stay here.', 'Good, please do it today. It matters that somebody is with you in this.', 'Yes. Today is better than tomorrow, and you deserve that help.'],
  close: ['I’m staying with this for a moment, because it matters more than anything else here. How is it right now, this minute?', 'Thank you for telling me more. You don’t have to carry that on your own.', 'I hear you. Is there somebody who could be with you, or on the phone?', 'I’m glad you’re still writing. The numbers above are for exactly this, too.'],
  unsureSafe: ['Not being sure is reason enough to talk to somebody now. Please use one of the numbers above, or be with somebody tonight.', 'Then please don’t be alone with it tonight. One of the numbers above, or a person near you?'],
  askSafe: ['Before we go on: are you safe right now?', 'I’d like to know one thing first. Are you safe at the moment?'],
  lastCheck: ['Before you go: are you safe tonight, and is there somebody you can reach? The numbers above stay here.', 'One more question before you go. Are you safe for now? The numbers above are there at any hour.'],
  bodyGoodbye: ['Before you go: please make that call now, not tomorrow. The number above is the one.', 'Take care, and please ring that number now.', 'One thing before anything else: please ring now, or let somebody ring for you.', 'I’ll be here later. First please make that call.'],
  eatingDanger: ['I’m glad you told me, and I’m worried about you. A body that gets so little is in danger, even when it feels good to see a number fall.', 'Thank you for saying it. Going without food like that can harm your heart, also when you’re young, so I don’t want to pass over it.'],
  eatingHelp: ['Please see a doctor today or tomorrow and tell them what you told me. There are also helplines for eating disorders: look under “Get help now”. If you faint, or your heart races or hurts, call the emergency number.'],
  stayEating: ['It’s no weakness that you can’t just stop; that’s what makes it an illness, and it can be treated. Who could go to the doctor with you?', 'You don’t have to be thin enough or ill enough to ask for help. Please let a doctor see you, today if you can.', 'Your body needs you to be on its side. Is there one person you’d tell today?', 'I’m glad you’re talking about it. A doctor can help you from here; please ring one.'],
  eatingSign: ['No, that isn’t normal. It’s your body telling you that it gets too little, and a doctor should see it today.'],
  eatingPlan: ['Yes, please do that today. Something to eat and somebody who knows: that’s a very good beginning. And let a doctor see you, too.'],
  eatingGoodbye: ['Take care, and please let a doctor see you today or tomorrow. Helplines for eating disorders are under “Get help now”.'],
  stoppedTablets: ['Please ring your doctor or a pharmacist about that today: some tablets are risky to stop all at once, and there are often others that don’t make you feel that way. Don’t start them again on your own either.', 'That’s worth a call today. A pharmacist can help without an appointment, if the doctor is hard to talk to.'],
  withdrawal: ['Please don’t stop drinking all at once: when the body shakes without alcohol, a sudden stop can be dangerous. A doctor can make it safe, so please tell one this week. If you have a fit, see things or get confused, call the emergency number.'],
  noSuddenStop: ['It’s your choice. But please don’t stop suddenly on your own. A doctor, a pharmacist or a helpline under “Get help now” won’t judge you; it’s what they’re there for.', 'Please don’t stop suddenly on your own: it can cause fits, all the more after an earlier one. A doctor can plan it with you, step by step.'],
  heavyDrinking: ['That’s a lot for a body, day after day, and I’m glad you said it. If you change it, come down step by step with a doctor’s help: stopping suddenly can be dangerous. Do you get shaky or sweaty when you go without?'],
  noShakes: ['Good. Then coming down step by step is the safe way, and a doctor can still help you to plan it.'],
  wasHurt: ['That was violence, and it wasn’t your fault, however long ago it is. “Get help now” has confidential contacts. Are you safe from them now?'],
  control: ['Being checked and having to ask is no small thing: it’s control. “Get help now” has confidential contacts; use a phone that nobody else can see. Are you ever afraid of them?'],
  hurtSomebody: ['I’m glad you say that plainly. It’s serious, and it can happen again unless something changes. If somebody is in danger, call the emergency number; “Get help now” has people to talk to. Is everybody safe right now?'],
  believed: ['Thank you for saying so; I believe you. If it ever changes, “Get help now” is there at any hour.'],
  bodyPain: ['Thank you for telling me. You don’t have to put up with that, and it can often be treated. Please tell a doctor or, after a birth, a midwife; one sentence is enough, and they’ve heard it before.', 'I can’t say from here, so please have a doctor or midwife look at it. Many people wait too long with it, and there is help.'],
  falseAlarm: ['Understood, then I took it the wrong way. Thank you for saying so.', 'Okay, good. I’d rather ask once too often.'],
  softer: ['The numbers above stay here for you, at any hour.', 'And the numbers above are there at any hour.'],
  afterClinical: ['That part belongs to your care team. The everyday side of it we can talk about here.', 'I’ll leave that one to your care team. The rest we can look at together.'],
  clinicalAgain: ['That one is for your care team, too.', 'Here, too, your doctor or pharmacist knows better than I do.', 'I can’t judge that; please put it to your care team as well.'],
} as const;

export type LineKind = keyof typeof LINES;

export const CHOICES = {
  review: ['It worked', 'Partly', 'It didn’t work'],
  onward: ['Keep the same step', 'Something new'],
  adjust: ['Something smaller', 'Another moment', 'Leave it'],
  doneHow: ['Done for today', 'Worn out'],
  offer: ['Look for something small', 'Just talk'],
  after: ['That’s all, thanks', 'Another topic'],
  confirm: ['Yes', 'Not quite'],
  safety: ['I am safe', 'I didn’t mean it that way', 'I am not safe'],
};

/**
 * {Q} and {q} stand for the member's words, turned from "I" to "you". {Q} begins with a capital
 * letter.
 */
// biome-ignore format: one list per line.
export const ECHOES = {
  plain: ['{Q}.', 'So {q}.', '{Q}. I see.', '{Q}, then.', '{Q}. I hear you.', 'I hear that {q}.'],
  hard: ['{Q}. That’s not easy.', '{Q}. I’m sorry it’s like that.', 'So {q}, and there’s weight in that.', '{Q}. That’s a lot to carry.', '{Q}. No wonder it stays with you.', '{Q}. That sounds hard.'],
  glad: ['{Q}. That’s good to hear.', '{Q}. I like that.', '{Q}. Lovely.', '{Q}. That counts for something.'],
  joke: ['{Q}. Ha.', 'Ha. So {q}.', '{Q}. Nicely put.'],
};

/** {Q} and {q} stand for the member's own words, which these sentences quote unchanged. */
// biome-ignore format: one list per line.
export const QUOTES = {
  short: ['“{Q}.”', 'So “{q}”.', '“{Q}.” I see.', '“{Q}”, you say.', '“{Q}.” I hear you.', 'You say “{q}”.'],
  long: ['Of all that, “{q}” stands out.', 'What I hear most in that is “{q}”.', 'There’s a lot there. I’d like to stay with “{q}”.'],
};

// biome-ignore format: one list per line.
export const QUESTIONS = {
  first: ['Tell me more about that.', 'Tell me a bit more.', 'I’d like to hear more about that.'],
  explore: ['What’s that like for you?', 'What matters most to you in that?', 'How do you feel about it?', 'What else should I know about it?', 'How is that for you?'],
  hard: ['What’s the hardest part of that?', 'What weighs most in it?', 'What would make it a little easier to bear?'],
  glad: ['What made that possible?', 'What do you like most about it?', 'What would you like more of?'],
  wish: ['What would you like to be different?', 'How would you like it to be?'],
  way: ['What might help, even a little?', 'Is there anything you’d like to do about it, or is it enough to say it?', 'Would you like something to change there, or does it just need saying?'],
};

/**
 * An invitation sometimes replaces a question, so that the conversation does not feel like an
 * interview.
 */
export const INVITES = [
  'Go on, if you like.',
  'I’m listening.',
  'I’d like to hear the rest, too.',
  'Say as much or as little as you like.',
  'There’s room for more, if there is more.',
];
