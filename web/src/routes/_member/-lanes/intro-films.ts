import { createFilmFromChapters, type Film } from '@hearthway/domain/films/film';

export const introFilms: readonly Film[] = [
  createFilmFromChapters('Why stability comes first', [
    {
      title: 'You know what would help',
      lines: [
        'Most of us know what would help: more sleep, better food, a walk, a kinder word.',
        'Knowing has never been the hard part.',
        'The hard part is an ordinary Tuesday evening, when you’re tired and the sink is full.',
      ],
    },
    {
      title: 'A plan needs ground to stand on',
      lines: [
        'When a day is all alarms, even a good plan feels like one more demand.',
        'You start on Monday, it holds until Wednesday, and on Thursday you blame yourself.',
        'Usually nothing was wrong with you, or with the plan. It had no ground to stand on.',
        'So the Self-Health Journey begins with the ground, and leaves the plan for later.',
      ],
    },
    {
      title: 'What the first five weeks do',
      lines: [
        'In the first five weeks you look at how life is now, without grading yourself.',
        'You steady your sleep, your alarm system, your meals, your movement and the people around you.',
        'Each step is small enough to keep on a bad day. That’s the measure we use.',
        'A glass of water and open curtains count. So does going to bed ten minutes earlier.',
        'A promise you keep to yourself is worth more than a target you miss.',
      ],
    },
    {
      title: 'What you may notice',
      lines: [
        'After a few weeks, many people find their days have a beginning and an end again.',
        'You choose a little more, and react a little less.',
        'That’s when creating the life you want stops being a slogan and becomes the next step.',
        'Nothing here is a treatment, and nobody is behind. A missed week is a missed week.',
      ],
    },
    {
      title: 'Begin where you are',
      lines: [
        'When you want medical care or counselling, the other three paths are one tap away.',
        'For now, it’s enough to begin where you are.',
        'Take a breath. The first workshop is open for you.',
      ],
    },
  ]),
  createFilmFromChapters('How a week of the journey works', [
    {
      title: 'Fourteen workshops, one a week',
      lines: [
        'There are fourteen workshops, one for each week, and they open one after another.',
        'Weeks one to five are about stability. Weeks six to ten teach you to create.',
        'The last four make it last: habits, surroundings, and coming back after a wobble.',
      ],
    },
    {
      title: 'Two KNOW parts',
      lines: [
        'Every workshop has two KNOW parts. They’re short, and free for every member.',
        'Each gives you one clear idea, and shows it in somebody’s ordinary week.',
        'Watch one on Monday, perhaps, and the other when you have a quiet ten minutes.',
        'Would you rather read? The whole text is one tap away, next to each film.',
        'When you’ve finished one, mark it as completed. Once both are marked, the next week opens.',
      ],
    },
    {
      title: 'Two ACTION parts',
      lines: [
        'With Premium, two ACTION parts turn the week’s idea into something you do.',
        'Each one comes with a checklist that you can work through at your own pace.',
        'The ticks stay with your account, so you can start on your phone and finish at home.',
      ],
    },
    {
      title: 'The days in between',
      lines: [
        'In between, a daily focus nudge brings one sentence at the end of the afternoon.',
        'The Daily Scorecard takes less than a minute: five things, one tap each.',
        'Once a week, the Weekly Pulse shows how your body and mind are moving.',
        'You’ll see it on your wellness map, and how it changes week by week.',
      ],
    },
    {
      title: 'Your pace',
      lines: [
        'There’s no race. Some people take fourteen weeks, some take a year.',
        'If life gets loud, leave it for a while. Everything waits where you left it.',
        'Go gently, and come back often.',
      ],
    },
  ]),
];
