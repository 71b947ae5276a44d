interface Refusal {
  words: RegExp;
  reason: string;
  page: { slug: string; title: string } | null;
}

const APPOINTMENT = { slug: 'preparing-for-an-appointment', title: 'Preparing for an appointment' };

const REFUSALS: readonly Refusal[] = [
  {
    words:
      /\b(medicines?|medications?|medicated|meds|pills?|tablets?|capsules?|dos(e|es|age)|mg|insulin|inhalers?|injections?|prescri\w+|antidepress\w*|ssri\w*|sertraline|fluoxetine|escitalopram|citalopram|lithium|statins?|steroids?|beta.?blockers?|adderall|ritalin|xanax|valium|diazepam|benzo\w*|sleeping aids?|melatonin|hormones?|testosterone|ozempic|semaglutide|metformin|thyroxine|warfarin|aspirin|ibuprofen|cannabis|weed|cbd|thc|nicotine|psilocybin|mushrooms?|lsd|microdos\w*|cocaine|drugs?)\b/,
    reason:
      'Medicines and drugs aren’t something to try out here. Please plan changes with the person who prescribes them, or with a pharmacist.',
    page: APPOINTMENT,
  },
  {
    words:
      /\b(fast(ing|ed|s)?(?! (walk|asleep|food))|omad|skip(ping)? (a |my )?(meals?|breakfast|lunch|dinner|food|eating)|(no|without|not|stop|avoid|don.?t) (any )?(food|eat(ing)?|breakfast|lunch|dinner|meals?)\b|only (water|juice|liquids?)|juice cleanse|detox|(\d{3,4}) ?(k?cal|calories)|calori\w*|purg\w+|vomit\w*|laxatives?|starv\w+|diet pills?|water fast|dry fast|one meal)/,
    reason:
      'Going without food can be harmful, especially for some people. Please talk to a clinician first.',
    page: { slug: 'fasting-and-eating-windows', title: 'Fasting and eating windows' },
  },
  {
    words:
      /\b(all.?nighters?|(stay|staying|stayed) (up|awake)|(no|without|less|skip(ping)?) sleep|sleep(ing)? (less|only|just|for)? ?(one|two|three|four|five|[1-5]) ?(h|hours?)|polyphasic|sleep depriv\w+|sleep restrict\w+)/,
    reason:
      'Sleeping less on purpose is risky: it affects your driving and your mood. Please only try it with help from someone trained in it.',
    page: { slug: 'awake-at-three', title: 'Awake at three' },
  },
  {
    words:
      /\b(alcohol|drink(ing)? less|(stop|quit|no|without) drinking|sober|beers?|wine|vodka|whisk\w+|spirits|booze|detox)\b/,
    reason:
      'If you drink most days, stopping suddenly can be dangerous. If you only drink now and then, choose “an evening without alcohol” from the list. Otherwise, please talk to a clinician first.',
    page: {
      slug: 'when-your-own-drinking-worries-you',
      title: 'When your own drinking worries you',
    },
  },
  {
    words:
      /\b((cold|ice|icy|freezing|winter) ?(water|shower|bath|plunge|swim|dip|therapy)\w*|showers? cold|cold showers?|ice.?baths?|wim hof|sauna|hot yoga|breath.?hold\w*|hold(ing)? my breath|hyperventilat\w+)\b/,
    reason:
      'Cold water, extreme heat and holding your breath strain the heart. Please ask a clinician first.',
    page: APPOINTMENT,
  },
  {
    words:
      /\b(till|until) (i )?(drop|collapse|faint|throw up|exhaust\w*|it hurts)|\b([3-9]|three|four|five|six) hours? of (exercise|running|gym|cardio|training)|\bpunish\w*|\btwo.?a.?days?\b|\bmarathons?\b/,
    reason: 'That’s too much to ask of your body for an experiment. Try a smaller amount.',
    page: { slug: 'beginning-to-move-again', title: 'Beginning to move again' },
  },
  {
    words:
      /\b(sex|porn\w*|masturbat\w*|nofap|hit(ting)?|slap\w*|cut(ting)? myself|hurt(ing)? (myself|him|her|them)|burn(ing)? myself|weapon|guns?|knife|gambl\w+|bet(ting)?)\b/,
    reason: 'An experiment can’t answer this well. Try asking the guide, or someone you trust.',
    page: null,
  },
  {
    words: /\b(pregnan\w+|baby|babies|newborn|child(ren)?|kids?|toddlers?|my (son|daughter))\b/,
    reason: 'Experiments here are only about you, so please don’t try anything out on anyone else.',
    page: null,
  },
];

export interface RefusedHabit {
  reason: string;
  page: { slug: string; title: string } | null;
}

export function refuseHabit(words: string): RefusedHabit | null {
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[\s_\-–—.]+/g, ' ');
  const found = REFUSALS.find((one) => one.words.test(plain));
  return found ? { reason: found.reason, page: found.page } : null;
}
