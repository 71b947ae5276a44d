const LINES = `
cheat cheated cheating affair infidelity unfaithful betrayed betrayal: affair trust lie
lying lied lies liar: lie trust secret
fight fights fighting row rows quarrel shouting shouted yelling argue arguing: argument quarrel conflict
apologise apologize sorry: apology
cash spending debt debts finances financial budget bills: money
cuddle cuddles hug hugs affection affectionate: touch affection closeness hug
sex sexual intercourse lovemaking bedroom: sex desire bed
libido horny arousal: desire libido
impotence erection erections performance: erections
dad daddy dads father fathers: father fatherhood
newborn infant baby babies: baby birth
mates mate buddies pals: friend friendship
gym lift lifting weights muscle muscles: strength muscle
pee peeing urinate urinating toilet loo wee: bladder water
belly tummy fat waist overweight: weight middle
exhausted exhaustion fatigue fatigued knackered energy: tired tiredness energy
depressed depression sad down blue: mood low
angry irritable rage temper snap snapping: anger
awake insomnia sleepless asleep: sleep awake
wind bedtime evening: evening
racing overthinking thoughts: mind
scroll scrolling mobile smartphone screen screens: phone
dinner dinners cook cooking supper meals meal: dinner meal food
chaotic chaos hectic busy: busy bad
doctor gp physician clinician doctors: clinician appointment
stroll strolling steps walking: walk
exercise exercises workout training: movement strength
anxiety anxious panic nervous worry worried: anxiety stress calm
pressure stressed tension tense overwhelmed: stress
period periods menstruation bleeding menstrual: periods cycle
flushes flashes sweats sweating hot: hot sweats night
osteoporosis bone: bones
chores housework household: household list
postpartum postnatal: birth postpartum
leak leaking incontinence sneeze: leaking bladder pelvic
craving cravings temptation urge urges addicted: urge
listener listening listen: listening
perfectionist perfectionism perfect: rough
creative creativity: creative creativity
routine routines habit habits: habit
relapse relapsed lapse wagon slipped failure failed: lapse
lonely loneliness alone: lonely single
dating date: dating
boundary boundaries limits limit: boundary
refuse no: boundary
touch intimacy intimate: touch intimacy
partner husband wife girlfriend boyfriend spouse marriage married: partner couple
belief beliefs assume assumption assumptions: belief story
values purpose meaning: values
home house surroundings: room surroundings
support lean: support
feelings emotions emotion: feeling naming
breathing breathe breath: breath
bond bonding: bond
presentation speech interview exam: alarm stress
biscuits snacks snacking sweets chocolate: biscuit urge
`;

export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split(':');
      const words = meant.trim().split(' ');
      return said
        .trim()
        .split(' ')
        .map((word) => [word, words] as const);
    }),
);
