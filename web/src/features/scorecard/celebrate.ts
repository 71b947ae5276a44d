import type { DayKey } from '@hearthway/domain/calendar';
import { confetti, type Milestone } from '@hearthway/domain/scorecard/confetti';
import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.celebrated';

function celebratedOn(today: DayKey): Milestone[] {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null');
    return kept?.day === today && Array.isArray(kept.milestones) ? kept.milestones : [];
  } catch {
    return [];
  }
}

/** Confetti when a tap brought the streak to 7, 14 or 30, once a day, for those who like motion. */
export function celebrate(today: DayKey, before: number, after: number): void {
  const celebrated = celebratedOn(today);
  const decision = confetti({
    before,
    after,
    celebrated,
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  if (!decision.fires) return;
  const milestones = [...celebrated, decision.milestone];
  storage.set(KEY, JSON.stringify({ day: today, milestones }));
  void throwConfetti();
}

async function throwConfetti() {
  const { default: fire } = await import('canvas-confetti');
  const colors = ['#0f5f5b', '#5cc8bf', '#c2452d', '#ff8f73', '#e3a77f', '#86c995'];
  const shared = { colors, ticks: 220, disableForReducedMotion: true, zIndex: 70 };
  void fire({ ...shared, particleCount: 70, angle: 60, spread: 60, origin: { x: 0, y: 0.75 } });
  void fire({ ...shared, particleCount: 70, angle: 120, spread: 60, origin: { x: 1, y: 0.75 } });
}
