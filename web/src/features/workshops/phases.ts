import type { WorkshopCard } from '@hearthway/domain/workshops/contract';

interface Phase {
  title: string;
  text: string;
}

const PHASES: Readonly<Record<string, Phase>> = {
  stability: { title: 'Find steady ground', text: 'Sleep, stress, food, movement and people.' },
  creation: {
    title: 'Create what matters',
    text: 'Thoughts, values, urges, words and making things.',
  },
  habits: { title: 'Make it last', text: 'Habits, surroundings, and coming back.' },
};

export interface PhaseGroup {
  phase: Phase | null;
  workshops: WorkshopCard[];
}

/** Only neighbouring workshops form a group, so that grouping never changes their order. */
export function groupByPhase(workshops: readonly WorkshopCard[]): PhaseGroup[] {
  const groups: PhaseGroup[] = [];
  for (const workshop of workshops) {
    const tag = workshop.tags.find((one) => Object.hasOwn(PHASES, one));
    const phase = (tag && PHASES[tag]) || null;
    const last = groups.at(-1);
    if (last && last.phase === phase) last.workshops.push(workshop);
    else groups.push({ phase, workshops: [workshop] });
  }
  return groups;
}
