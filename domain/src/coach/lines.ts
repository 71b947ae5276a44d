/**
 * The coach's lines by purpose, used in order. No line is said twice in a conversation; once a list is
 * used up, the coach moves on. `{aim}`, `{step}` and `{last}` are placeholders.
 */
export const COACH_LINES = {
  hello: [
    'Hello. I’m the coach: a set of good questions from the journey, not a person. What would you like to work on?',
  ],
  helloAgain: ['Good to see you again. Last time you chose: “{last}” How did it go?'],
  wentWell: [
    'That is worth noticing. What you did once, you can do again. What would you like to work on today?',
  ],
  wentPartly: [
    'Partly is how most things begin. Something in it worked. What would you like to work on today?',
  ],
  wentNot: [
    'Thank you for telling me. It was probably too big, or the moment was wrong; neither is a fault. What would you like to work on today?',
  ],
  wentUnclear: ['Thank you. We can leave it there. What would you like to work on today?'],
  askTopic: [
    'Take your time. It can be small: sleep, stress, a habit, somebody you love. What is it?',
    'If you are not sure, think of yesterday. Which hour would you most like to have gone differently?',
  ],
  changeTopic: [
    'Of course, let’s turn to that. What would you like to look at instead?',
    'All right, something else, then. What is it?',
  ],
  askTried: [
    'You would like to work on {aim}. What have you tried so far, even a little?',
    'So it is {aim} now. What have you tried, and which part of it helped?',
    'Let’s stay with {aim}. What did you do the last time it went a bit better?',
  ],
  askTriedAgain: ['Nothing yet is a fine answer too. Has anything ever helped, even by accident?'],
  heardTried: [
    'Thank you, that helps me see it.',
    'I see. That took some effort already.',
    'All right. Good to know where you start from.',
  ],
  askSure: [
    'Imagine one small step this week. How sure are you that you would do it, from 0, not at all, to 10, certainly?',
    'And with this one: how sure are you, from 0 to 10, that you would take a small step this week?',
    'How sure are you this time, from 0 to 10?',
  ],
  askSureAgain: ['A rough number is enough. Is it nearer to 0, to 5 or to 10?'],
  surerFromLow: [
    'That is honest, and it tells us to think smaller. What would make it just one point surer?',
    'Low is useful to know. What would have to be easier to add one point?',
  ],
  surerFromMiddle: [
    'So part of you already leans that way. What would make it one point surer?',
    'What keeps it from being lower? And what would add one point?',
  ],
  surerFromHigh: [
    'That is quite sure. What could still get in the way, and what would you do then?',
    'Strong. What would make it one point surer still?',
  ],
  askStep: [
    'Now make it small enough for a bad day. Finish the sentence: “When …, I will …”',
    'Let’s give this one a moment of its own as well: “When …, I will …”',
    'One sentence again, please: “When …, I will …”',
  ],
  askMoment: [
    'And when? Pick something that happens every day anyway, such as making coffee or coming home.',
    'What comes right before it? A fixed moment works better than a free evening.',
    'Which time of day would it be? A morning, a lunch break, the way home: one that you know will come.',
  ],
  askAct: [
    'And what will you do then? Two minutes of it is enough.',
    'What would one see you do? The first half minute of it will do.',
  ],
  askAgree: [
    'So it is: “{step}” Shall we keep that?',
    'Then: “{step}” Does that feel right?',
    'Smaller, then: “{step}” Shall it be this one?',
    'Now it reads: “{step}” Is that the one?',
  ],
  askSmaller: [
    'Good instinct. What would be half of it?',
    'And half of that? It may be laughably small.',
  ],
  kept: ['Kept. Next time we begin with how it went, whatever happened. Go gently.'],
  notKept: [
    'That’s all right. You have thought about it, and that is where steps come from. Come back whenever you like.',
  ],
  goodbye: [
    'Let’s leave it here for today. Nothing is lost, and you can begin again whenever you like.',
    'All right, we stop here. Thank you for the time you took.',
    'Goodbye for now. It is all still here when you want it.',
  ],
  outOfScope: [
    'That is outside what I know. I stay with habits, everyday health and how you see things. Shall we go on?',
    'I can’t help with that one either, I’m afraid. Back to us?',
  ],
  afterClinical: [
    'Whatever they say, we can go on with the everyday side here.',
    'As before, that one belongs to your care team. What we can do here is the small, daily part.',
  ],
  grief: [
    'Thank you for telling me. A loss like this asks for somebody who can sit with you and listen, and that is more than my questions can do. The people named above know it well. Go gently, and come back whenever you like.',
  ],
  welcomeBack: [
    'Good to have you back. We were with {aim}; go on wherever you like.',
    'Hello again. {aim} was where we stopped. What is on your mind?',
  ],
  aboutCoach: [
    'No, not a person: a set of questions from the journey. The thinking is yours, and that is why it tends to work.',
  ],
  lighter: [
    'Thank you for saying so. You can stop at any time, and nothing is lost. If you want to go on: what would make this worth two minutes?',
  ],
  explainTried: [
    'Anything counts, also thinking about it. What came closest to helping, even once?',
  ],
  explainSure: [
    'Just your own guess, nobody checks it: 0 is “surely not”, 10 is “surely”. Which number comes first?',
  ],
  explainSurer: [
    'It can be anything that makes it easier: less of it, a reminder, somebody who joins in. What would help a little?',
  ],
  explainStep: [
    'Most people choose something of two minutes that follows what they do anyway: a stretch while the kettle boils, a glass of water after getting up. What would yours be?',
  ],
  whatCouldYouDo: [
    'I see. What is one small thing that you could do about it yourself?',
    'That is how it is, then. On an ordinary day, as things are: what could you do?',
  ],
  oneIsEnough: [
    'One is enough for this week; the others can follow. Shall we keep this one, or change its words?',
  ],
  tool: [
    'There is a tool for exactly this. It is below if you want it, now or later.',
    'Something to try on the way is below.',
  ],
  didNotFollow: [
    'I didn’t quite follow. Could you say it another way?',
    'I’m a simple coach, so let me ask once more, in a few words if you can.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type LineKind = keyof typeof COACH_LINES;
