import type { NudgeVariant } from '../nudge-card/rules.ts';
import type { ShortRead } from '../resources/short-read.ts';
import type { Gender, QuickTag } from '../vocabulary.ts';

type Slugs = readonly string[] | (Record<Gender, readonly string[]> & { other: readonly string[] });

const BY_TAG: Record<QuickTag, Slugs> = {
  low_energy: ['the-ten-minute-walk', 'mornings-made-easier'],
  poor_sleep: ['awake-at-three', 'a-calmer-evening'],
  weight: ['losing-weight-without-a-war', 'evening-eating-and-cravings'],
  anxiety: ['when-worry-will-not-stop', 'when-panic-comes'],
  libido: {
    male: ['talking-about-changes-in-bed', 'closeness-without-an-agenda'],
    female: ['desire-through-the-years', 'closeness-without-an-agenda'],
    other: ['closeness-without-an-agenda', 'when-desire-does-not-match'],
  },
  relationship: ['how-to-start-a-hard-conversation', 'repair-after-an-argument'],
};

const BY_NUDGE: Record<NudgeVariant, Slugs> = {
  hormones: {
    male: ['testosterone-in-plain-words'],
    female: ['perimenopause-in-plain-words'],
    other: ['preparing-for-an-appointment'],
  },
  clinical: BY_TAG.libido,
  neutral: ['closeness-without-an-agenda'],
  nutrition: ['eating-well-on-an-ordinary-tuesday'],
  relationship: BY_TAG.relationship,
  /** The nudge about the journey already links to free workshops, so it needs no short article. */
  journey: [],
};

const choose = (slugs: Slugs, gender: Gender | null): readonly string[] =>
  'other' in slugs ? slugs[gender ?? 'other'] : slugs;

const flatten = (slugs: Slugs): readonly string[] =>
  'other' in slugs ? [...slugs.male, ...slugs.female, ...slugs.other] : slugs;

export const SHORT_READ_SLUGS: readonly string[] = [
  ...new Set([...Object.values(BY_TAG), ...Object.values(BY_NUDGE)].flatMap(flatten)),
];

/** The practice may have hidden a page, so only published ones are offered. */
const find = (published: readonly ShortRead[], slugs: readonly string[]): ShortRead[] =>
  slugs.flatMap((slug) => published.find((page) => page.slug === slug) ?? []);

export const readsForTag = (
  published: readonly ShortRead[],
  tag: QuickTag,
  gender: Gender | null,
): ShortRead[] => find(published, choose(BY_TAG[tag], gender));

export const readForNudge = (
  published: readonly ShortRead[],
  variant: NudgeVariant,
  gender: Gender | null,
): ShortRead | null => find(published, choose(BY_NUDGE[variant], gender))[0] ?? null;
