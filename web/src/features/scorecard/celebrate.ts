import type { DayKey } from '@hearthway/domain/calendar';
import { confetti, type Milestone } from '@hearthway/domain/scorecard/confetti';
import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from '../../lib/storage.ts';

const KEY = 'hearthway.celebrated';

function readCelebrated(today: DayKey): Milestone[] {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null');
    return kept?.day === today && Array.isArray(kept.milestones) ? kept.milestones : [];
  } catch {
    return [];
  }
}

const reachedMilestone = createAtom<{ day: DayKey; milestone: Milestone } | null>(null);

export const useReachedMilestone = (today: DayKey): Milestone | null =>
  useSelector(reachedMilestone, (last) => (last?.day === today ? last.milestone : null));

export function celebrate(today: DayKey, before: number, after: number): void {
  const celebrated = readCelebrated(today);
  const decision = confetti({
    before,
    after,
    celebrated,
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  if (!('milestone' in decision)) return;
  const { milestone } = decision;
  storage.set(KEY, JSON.stringify({ day: today, milestones: [...celebrated, milestone] }));
  reachedMilestone.set({ day: today, milestone });
  if (decision.fires) void fireConfetti();
}

/**
 * By default, the confetti library draws in a blob worker, which our content security policy
 * blocks.
 */
async function fireConfetti() {
  const { default: library } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-70 size-full';
  document.body.append(canvas);
  const fire = library.create(canvas, { resize: true, useWorker: false });
  const colors = ['#0f5f5b', '#5cc8bf', '#c2452d', '#ff8f73', '#e3a77f', '#86c995'];
  const shared = { colors, ticks: 220, particleCount: 70, spread: 60 };
  await Promise.all([
    fire({ ...shared, angle: 60, origin: { x: 0, y: 0.75 } }),
    fire({ ...shared, angle: 120, origin: { x: 1, y: 0.75 } }),
  ]);
  canvas.remove();
}
