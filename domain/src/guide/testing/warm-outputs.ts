import { FLAT, MOURNING, type ModelOutput, PILLS, SLEEPLESS, SORRY } from './model-passages.ts';

export const WARM: readonly ModelOutput[] = [
  {
    name: 'an apology',
    question: SORRY,
    text: 'It takes courage to want to put things right. Give yourselves at least half an hour to cool down and tell her when you\'ll be back. Then offer a short apology without an "if" or a "but": what you did, what it may have been like for her, and what you\'ll do next time. Would you like help finding the first sentence?',
  },
  {
    name: 'an apology with a link',
    question: SORRY,
    text: "I'm sorry things are tense between you. Coming back soon matters more than perfect words, and sometimes repair is just a cup of tea or a hand held out. [Repair after an argument](/resources/repair-after-an-argument) has more on this.",
  },
  {
    name: 'reassurance about arguments',
    question: 'We argue all the time, are we doomed?',
    text: "That sounds exhausting. Every close relationship has arguments, even the happy ones. What helps is coming back sooner and accepting each other's clumsy attempts. What do you usually argue about?",
  },
  {
    name: 'taking turns',
    question: SORRY,
    text: "Rows like that can leave you both bruised. Once you have cooled down, take turns saying how it was from the inside. You don't need perfect words; coming back soon matters more.",
  },
  {
    name: 'a death',
    question: MOURNING,
    text: "I'm so sorry about your dad. Grief has no timetable: it comes in waves, and over time the waves come further apart. In these first weeks, try to eat something, sleep when you can, and let one or two people help. Is there someone you could lean on this week?",
  },
  {
    name: 'a loss in short sentences',
    question: MOURNING,
    text: "I'm sorry for your loss. There is no right order to grief. You don't have to get over him; most people slowly learn to carry the person they lost.",
  },
  {
    name: 'an anniversary',
    question: 'It is nearly a year since my husband died and I dread the day',
    text: 'Of course you dread it. The days before an anniversary are often harder than the day itself. It can help to plan a little: one thing to remember him by, one person to be with, and an easy way to leave. You could light a candle or cook his favourite dish.',
  },
  {
    name: 'tears',
    question: MOURNING,
    text: "Losing your dad is a huge loss, and crying makes sense. Grief doesn't keep to a timetable, so there's no need to rush. For now, eat something, rest, and let one or two people help you.",
  },
  {
    name: 'waking at night',
    question: SLEEPLESS,
    text: "Lying awake with your worries is a lonely feeling. Waking in the night is normal, and most adults do it several times and forget. If you've been wide awake for about twenty minutes, get up, sit somewhere dim and do something dull until you're sleepy again.",
  },
  {
    name: 'worries at night',
    question: SLEEPLESS,
    text: "I'm sorry your nights are so hard. At three in the morning everything looks worse and almost nothing can be solved. Try keeping paper by the bed and writing one line for each worry. Shall we look at what wakes you?",
  },
  {
    name: 'the clock',
    question: SLEEPLESS,
    text: 'That sounds really tiring. Leave the clock alone if you can, because knowing the time has never helped anyone to sleep. When you feel wide awake, get up and do something dull in a dim room, then go back to bed when you feel sleepy. [Awake at three](/resources/awake-at-three) says more.',
  },
  {
    name: 'no motivation',
    question: FLAT,
    text: 'Flat days are heavy to get through. Motivation usually comes after you start, not before. So pick one small thing, like opening the curtains or walking for ten minutes. Which of those feels most doable today?',
  },
  {
    name: 'starting small',
    question: FLAT,
    text: "I'm glad you said it. On a low day, start smaller than seems sensible: wash, open the curtains or send one message. You can do it for two minutes and stop then.",
  },
  {
    name: 'a referral that the page makes',
    question: FLAT,
    text: "I'm sorry you're feeling so flat. Doing one small thing before you feel like it often helps, because motivation comes after the doing. If low mood has been there most of the day for two weeks or more, speak to a clinician, because it can be helped.",
  },
  {
    name: 'telling somebody',
    question: FLAT,
    text: "It makes sense that everything feels like an effort right now. You don't have to force big feelings. Tell one person, in plain words, how it is. Who would be the easiest person to tell?",
  },
  {
    name: 'vitamins',
    question: PILLS,
    text: "It's a confusing aisle, so it's good that you ask. Most adults who eat a varied diet need few supplements or none. Vitamin D in the darker months is one of the usual exceptions. A pharmacist who knows your medicines can settle the amounts with you.",
  },
  {
    name: 'magnesium',
    question: 'Is magnesium any good for sleep?',
    text: "That's a fair question. Magnesium is often sold for sleep and cramps, but the evidence for sleep is thin. Amounts are best settled with a clinician or pharmacist. Would you like to see what our page on waking at night suggests?",
  },
  {
    name: 'two pages at once',
    question: 'Since my mum died I lie awake every night',
    text: "I'm so sorry about your mum. Grief comes in waves, and nights can be the hardest part. If you're wide awake, get up and sit somewhere dim until you are sleepy. In the first weeks, let one or two people help. Is there anyone who could sit with you in the evening?",
  },
  {
    name: 'a question back',
    question: 'I feel awful since the fight',
    text: 'That sounds painful. Repair is often small: a cup of tea or a hand held out. Are you both ready to talk, or does one of you still need to cool down?',
  },
  {
    name: 'bold type and a list',
    question: SORRY,
    text: 'No wonder you want to mend this. A few things can help:\n\n- **Cool down** for at least half an hour, and say when you will be back.\n- Offer a short apology without "if" or "but".\n- Take turns to say how it was from the inside.',
  },
];
