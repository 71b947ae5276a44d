import type { Question } from './conversation.ts';
import type { TopicStyle } from './topics.ts';

/** Unused wordings come first. {S} and {s} stand for the member's words, capitalised or not. */
// biome-ignore format: one purpose per row reads as a table.
export const LINES = {
  hello: ['Hello. What would you like to work on? It can be small.', 'Welcome. What’s on your mind today?'],
  helloAgain: ['Good to see you again.', 'Welcome back.'],
  ticked: ['You ticked it {n}.', 'I see {n} ticked.'],
  markedKept: ['You marked it as kept.', 'You looked back and called it kept.'],
  helloTopic: ['Last time we talked about {aim}. Shall we go on there, or is it something else today?', 'We left off at {aim}. Would you like to carry on, or start with something new?'],
  seenBefore: ['We’ve talked about this before. You chose: “{last}”', 'This came up last time, with the step “{last}”'],

  statement: ['{S}.', 'So {s}.', 'I hear you: {s}.', 'Okay, so {s}.', '{S}, I see.'],
  fragment: ['{S}, okay.', 'Right: {s}.', '{S}. I see.', 'Okay, {s}.'],
  doubleSided: ['So on one side, {a}, and on the other, {b}.', 'There are two sides to it: {a}, and {b}.'],
  loss: ['I’m so sorry about your {who}.', 'I’m sorry. Losing your {who} leaves a big gap.'],
  helps: ['Good to know. That’s something to build on.', 'Then that’s worth keeping.', 'So something does help.'],
  aside: ['I can picture it.', 'One of those days.', 'Fair enough.'],
  notEating: ['Going without meals is hard on a body, and it deserves more than a coach. Please talk it over with your care team.', 'I’m a little concerned about the eating. Your care team would want to know, and they won’t judge you.'],
  many: ['That’s quite a list. If only one of them could move this week, which would it be?', 'That’s a lot at once. Which one would make the others easier?'],
  oneEnough: ['One is enough for now; the other can follow next week.', 'Let’s keep it to one. That’s how it sticks.'],
  doable: ['That’s small enough to work.', 'That’s doable.', 'Good, that’s concrete.'],
  hard: ['That sounds hard.', 'That’s a lot to carry.', 'No wonder it weighs on you.', 'I’m sorry it’s like that.', 'That can’t be easy.'],
  glad: ['That’s good to hear.', 'I’m glad.', 'Hold on to that one.'],
  obstacle: ['That’s a real obstacle.', 'That does make it harder.', 'It makes sense that you’d hesitate.', 'Then a plan has to fit around that.'],
  effort: ['You’ve already put some work into this, and that counts.', 'You didn’t just leave it; you tried.', 'That tells us what to build on and what to leave out.'],
  reason: ['That’s worth taking seriously.', 'That’s a real reason.', 'It does something for you, then.'],
  wish: ['It clearly matters to you.', 'That’s a good thing to want.', 'I can hear that you mean it.'],
  shame: ['It takes something to say that.', 'You’re being harder on yourself than you’d be on a friend.', 'Thank you for being so open.'],

  heardFact: ['Thank you, that helps me picture it.', 'I see.', 'Okay, I’m with you.', 'Thanks, that’s useful to know.', 'Got it.', 'All right, that’s clear.'],
  heardMuch: ['There’s a lot in that.', 'Thank you for telling me all of this.', 'That’s a full picture.', 'I’ve read every word of that.'],
  number: ['{n} out of 10: so part of you already leans that way.', '{n} out of 10 is more than nothing.', '{n}, so it’s not out of reach.'],
  numberHigh: ['{n} out of 10: that’s fairly sure.', '{n} out of 10, good.'],
  numberLow: ['{n} is honest, and it tells us to think small.', '{n} out of 10: then it has to be very easy.'],
  yes: ['Okay.', 'Good.', 'All right.', 'Right.', 'Lovely.'],
  no: ['That’s fine.', 'Okay, not that.', 'Fair enough.', 'All right, no.'],
  noMatter: ['That’s all right, we can leave that one.', 'No need to know.', 'Then let’s leave it open.', 'Fair enough, let’s come at it from another side.'],
  quiet: ['Take your time.', 'No hurry.', 'I’m here when you’re ready.'],
  laugh: ['Ha.', 'Good to laugh about it, too.', 'A bit of humour helps.'],
  emoji: ['I’m not sure how to read that one.', 'I can’t quite read that sign.'],
  whereWeWere: ['We were with {aim}.', 'We had got to {aim}.'],
  openDoor: ['You don’t have to find anything today. I’m here when something comes up.', 'We can also just leave it open. Come back any time.', 'No topic is fine, too. The door stays open.'],
  unsaved: ['Your step isn’t saved yet; it’s below if you want it.', 'The step below waits for you, unsaved.'],
  greeting: ['Hello.', 'Hi there.', 'Good to have you here.'],
  howAreYou: ['Thanks for asking. I’m a program, so I don’t have good or bad days.'],
  welcome: ['You’re welcome.', 'Any time.', 'Glad to.', 'With pleasure.'],

  complaint: ['Fair enough. You don’t owe me an answer.', 'I get that this is annoying. You’re in charge here.', 'That’s honest, and I’d rather know.', 'You’re right that I only have questions and a few pages. We can stop whenever you like.', 'Okay. I’ll keep it short.'],
  afterComplaint: ['What would make these two minutes worth it?', 'If one thing could be a bit easier this week, what would you pick?', 'What would you rather talk about?', 'Is there anything here you do want to change, just for yourself?'],
  toldAlready: ['You’re right, you did tell me.', 'Sorry, you said that already.', 'True, I had that.'],
  aboutCoach: ['I’m a guided conversation: no person and no language model, just questions and pages from this programme. What you write stays on this device.', 'No person here, only a program that asks questions. It can’t see or share this chat with anyone.', 'I’m a program with a fixed set of moves. The ideas have to come from you, which is why they tend to fit.'],
  method: ['It borrows from motivational interviewing: open questions, reflections, and a step in your own words.'],
  outside: ['I can’t help with that one. I know habits, everyday health and how we see things.', 'That’s outside what I know, I’m afraid.', 'I’d only be guessing there.'],
  noAnswer: ['I don’t have a good answer to that. The guide can search our pages for you.', 'I don’t know that one. The guide is the better place to ask.', 'I can’t tell from here. You know your own days better than I do.'],
  tip: ['Our page “{page}” puts it like this: {tip}', 'What I can offer from “{page}”: {tip}'],
  idea: ['Here’s a small one that people begin with: {action}.', 'One idea, and you’re free to drop it: {action}.', 'You could begin with this: {action}.'],
  tool: ['And this tool is made for the moment itself.', 'There’s also a tool you can use right then.'],

  changeTopic: ['Of course.', 'Sure, let’s change.', 'Happy to.'],
  newTopic: ['Let’s look at {aim}.', 'Okay, {aim}.', 'So, {aim}.'],
  twoTopics: ['You’ve named two things: {a} and {b}. Which one would you like to stay with?', 'That’s {a} and also {b}. Which matters more right now?'],

  summary: ['Let me put together what I’ve heard: {list}.', 'So far I’ve heard this: {list}.', 'Let me check that I have it: {list}.'],
  ownIdea: ['You have an idea already.', 'That’s something you can do.', 'I like that it comes from you.'],
  propose: ['Here it is as one sentence: “{step}” Change any word you like. Shall I save it?', 'So that would be: “{step}” Does that say what you mean?', 'As a step: “{step}” You can edit it below. Is it right?', 'Then it reads: “{step}” Shall we keep it like that?'],
  saved: ['Saved to your week: “{step}” Next time I’ll ask how it went, whatever happened.', 'It’s in your week now: “{step}” If it doesn’t work out, we’ll look at why together.'],
  half: ['Good instinct. What would be half of it?', 'Smaller is fine. What’s the first thirty seconds of it?', 'Then let’s shrink it. What could you manage on your worst day?'],
  notNow: ['That’s fine, no step today. You’ve thought about it, and that’s where steps come from.', 'Okay, we’ll leave the step. Nothing is lost.', 'No step, then. That’s a good answer too.'],

  wentWell: ['You did it.', 'That’s worth noticing.', 'Good on you for doing it.'],
  wentPartly: ['Partly is how most things begin.', 'Some of it worked, then.', 'That’s a start.'],
  wentNot: ['Thank you for saying so straight out.', 'That happens to most steps at first.', 'Then we’ve learned something about it.'],

  goodbye: ['Take care. It’s all here when you come back.', 'Let’s leave it here, then. Go gently.', 'Goodbye for now. You can pick this up whenever you like.', 'All right, we’ll stop here. Thank you for the time you took.'],
  savedReminder: ['Your step is in your week.'],
  careTeam: ['And please do ask your care team about what came up.'],
  afterClinical: ['We can still look at the everyday side here.', 'The small daily part is something we can do together.', 'As before, that one belongs to your care team. The everyday side is ours.'],
  stayAlarm: ['I’m glad you’re still here. I can’t keep you safe, but a person can: please use one of the numbers above. Are you safe right now? If you are, say so, and we can go on.', 'Thank you for staying with me. Is there someone who could sit with you, or pick up the phone?', 'What you’re going through matters more than any step. The numbers above are answered by people who want to hear from you. Are you safe at this moment?', 'I’m still here, and so are the people behind those numbers. Could you call or text one of them now?'],
  despair: ['I’m glad you told me. That’s a lot to carry, and you don’t have to carry it alone. Are you safe right now?', 'Thank you for saying that. It sounds very heavy. How are you, right at this moment?', 'I hear how heavy it is. Who could be with you today?'],
  reachOut: ['Yes, please do that, now if you can. I’m here while you reach out.', 'That’s the most important step today. Please do it soon.'],
  gladSafe: ['Thank you for telling me. The numbers above stay here for you, whenever you want them.', 'I’m glad you’re safe. The numbers above stay where they are.'],
  afterSafe: ['We don’t have to work on anything. What would be good for you right now?', 'There’s no rush back to anything. What do you need most today?'],
  softer: ['I’ll keep in mind that things are heavy right now, and the numbers above stay here.', 'The numbers above stay here for you while we talk.'],
} as const satisfies Record<string, readonly string[]>;

export type LineKind = keyof typeof LINES;

type Asked = Exclude<Question, 'confirm'>;
type Wordings = readonly string[] | Record<TopicStyle, readonly string[]>;

// biome-ignore format: one question per row reads as a table.
export const ASK: Record<Asked, Wordings> = {
  review: ['Last time you chose: “{last}” How did it go?', 'How did your step go? “{last}”', 'And “{last}”: what became of it?'],
  obstacle: ['What got in the way?', 'What happened when the moment came?', 'Where did it stop working?'],
  helped: ['What helped it happen?', 'What made that possible?', 'How did you manage it?'],
  onward: ['Would you like to keep that step going, or look at something new?', 'Keep it for another week, or something new?', 'Shall it stay as it is, or is there something else today?'],
  adjust: ['Would a smaller version help, or another moment for it?', 'What would fit better: less of it, or a different time?', 'Should we shrink it, or move it to another moment?'],
  topic: ['What would you like to work on?', 'What would you like to be a little different this week?', 'Think of yesterday: which hour would you most like to have gone differently?', 'It can be small: sleep, stress, a habit, somebody you love. What is it for you?'],
  which: ['Which one would you like to stay with?', 'Which of the two shall we take first?', 'Which one would help the other most?'],
  picture: {
    pull: ['Take me to the last time: what was going on just before?', 'When does it usually start?', 'What’s the hour like when it happens?'],
    plan: ['What would it look like on an ordinary day?', 'When did you last do it, and what made that possible?', 'Where in your day would it have a place?'],
    weather: ['When is it strongest?', 'What does an ordinary day look like at the moment?', 'What’s it like at the moment?'],
  },
  pull: {
    pull: ['What does it give you in that moment?', 'What’s the good part of it?', 'What would you miss without it?'],
    plan: ['What tends to get in the way?', 'What makes it hard on an ordinary day?', 'What happens instead, most days?'],
    weather: ['What’s the hardest part?', 'What does it keep you from?', 'What’s on your mind most when it’s like that?'],
  },
  why: {
    pull: ['And what do you like less about it, afterwards?', 'What makes you want it to be different?', 'What would you gain if it had less of a hold on you?'],
    plan: ['What would it give you?', 'Why does it matter to you now?', 'What would be better if it worked out?'],
    weather: ['What would you do with the room if it eased a little?', 'What would be different on a better day?', 'What matters most to you in this?'],
  },
  tried: {
    pull: ['What has helped before, even once?', 'When did you last manage it differently?', 'What have you tried so far?'],
    plan: ['What has worked before, even for a while?', 'What have you tried so far?', 'What made the good weeks good?'],
    weather: ['What takes the edge off, even a little?', 'What has helped before, even once?', 'Who or what makes it a bit lighter?'],
  },
  action: {
    pull: ['What’s one small thing you could do when it starts?', 'What could you do first, before you give in to it?', 'What would you like to try instead, even once?', 'If it had to work on a bad day, what would you do?'],
    plan: ['What’s one small piece of it you could do this week?', 'What could you do that takes two minutes?', 'If it had to work on a bad day, what would you do?', 'What would be the very first move?'],
    weather: ['What would do you good this week, even a little?', 'What’s one small thing that might ease it?', 'What could you do for yourself that takes two minutes?', 'What small thing would you like more of?'],
  },
  cue: ['And when? Pick a moment that comes every day anyway.', 'What would come right before it?', 'Which moment of the day could remind you?', 'At what point in your day would that fit?'],
  after: ['Is there anything else on your mind?', 'Would you like to look at something else, or leave it here?', 'Anything you’d like to ask or add?', 'What else, if anything?'],
};

/** These are for members who answer "I don't know" or "What do you mean?". */
// biome-ignore format: one question per row reads as a table.
export const EASIER: Partial<Record<Asked, readonly string[]>> = {
  topic: ['You could start with your sleep, your food, your worries or the people around you. Which one comes first?', 'If nothing comes to mind: what has been on your mind most since yesterday?'],
  picture: ['Is it more often when you’re tired, when you’re alone, or when there’s too much going on?', 'Morning, daytime or evening: where does it sit?'],
  pull: ['Some people would say rest, some would say company, some would say quiet. What would you say?', 'Is it more about time, energy or mood?'],
  why: ['If you imagine it a year from now and unchanged, what would bother you?', 'Who would notice first if it got better, and what would they see?'],
  tried: ['Even thinking about it counts, and so does what helped by accident. Anything like that?', 'Was there ever a day when it went a bit better?'],
  action: ['Here are two small ones. Take one, change it, or say your own.', 'If it helps, pick one of these, or make it your own.'],
  cue: ['Any of these, or one of your own?', 'It can be as plain as making coffee, coming home or brushing your teeth. Which one?'],
  obstacle: ['Was it too big, was the moment wrong, or did life get in between?', 'Did you forget it, or was it there and you didn’t feel like it?'],
  helped: ['Was it the moment, the size of it, or somebody around you?', 'Did it come easily, or did you have to push?'],
};
