import type { Subject } from './subjects.ts';

const THEMES = new Map<string, Subject>(
  Object.entries({
    anxiety: 'ripples',
    apology: 'knot',
    appointments: 'clipboard',
    attention: 'glass',
    bladder: 'night',
    boundaries: 'gate',
    breathing: 'ripples',
    'check-up': 'clipboard',
    communication: 'voices',
    confidence: 'summit',
    conflict: 'knot',
    connection: 'cups',
    couples: 'cups',
    cycle: 'phases',
    energy: 'candle',
    evening: 'night',
    family: 'nest',
    fatherhood: 'nest',
    focus: 'glass',
    friendship: 'bench',
    habits: 'cairn',
    intimacy: 'candle',
    kindness: 'lantern',
    libido: 'candle',
    menopause: 'phases',
    midlife: 'bridge',
    mindset: 'book',
    money: 'jar',
    mood: 'boat',
    movement: 'walk',
    nutrition: 'bowl',
    'pelvic-floor': 'vase',
    perimenopause: 'phases',
    periods: 'phases',
    planning: 'notebook',
    postpartum: 'nest',
    prevention: 'clipboard',
    reflection: 'notebook',
    relationship: 'bench',
    rest: 'night',
    'self-care': 'tree',
    single: 'tree',
    sleep: 'night',
    strength: 'summit',
    stress: 'ripples',
    tracking: 'notebook',
    trust: 'bridge',
    weight: 'bowl',
  } as const),
);

export const findSubject = (tags: readonly string[], slug: string): Subject =>
  fittingSubjects(tags, slug)[0] ?? 'sprout';

function fittingSubjects(tags: readonly string[], slug: string): Subject[] {
  const fitting = tags.flatMap((tag) => THEMES.get(tag.toLowerCase()) ?? []);
  const first = pickGround(slug) % Math.max(1, fitting.length);
  return [...fitting.slice(first), ...fitting.slice(0, first)];
}

const SPARE: readonly Subject[] = [
  'lantern',
  'book',
  'bench',
  'stones',
  'door',
  'compass',
  'bridge',
];

export function distinctSubjects(
  articles: readonly { slug: string; tags: readonly string[] }[],
): Subject[] {
  const used = new Set<Subject>();
  return articles.map(({ slug, tags }) => {
    const fitting = fittingSubjects(tags, slug);
    const subject = [...fitting, ...SPARE].find((one) => !used.has(one)) ?? fitting[0] ?? 'sprout';
    used.add(subject);
    return subject;
  });
}

export const pickGround = (slug: string): number =>
  [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
