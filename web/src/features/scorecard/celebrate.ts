import type { DayKey } from '@hearthway/domain/calendar';
import { confetti, type Milestone } from '@hearthway/domain/scorecard/confetti';
import { createAtom, useSelector } from '@tanstack/react-store';
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

const reached = createAtom<{ day: DayKey; milestone: Milestone } | null>(null);

/** The milestone that was reached on this page today: named where it was tapped. */
export const useReached = (today: DayKey): Milestone | null =>
  useSelector(reached, (last) => (last?.day === today ? last.milestone : null));

/** When a tap brought the streak to 7, 14 or 30, once a day; confetti for those who like motion. */
export function celebrate(today: DayKey, before: number, after: number): void {
  const celebrated = celebratedOn(today);
  const decision = confetti({
    before,
    after,
    celebrated,
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  if (!('milestone' in decision)) return;
  const { milestone } = decision;
  storage.set(KEY, JSON.stringify({ day: today, milestones: [...celebrated, milestone] }));
  reached.set({ day: today, milestone });
  if (decision.fires) void throwConfetti();
}

/**
 * On a canvas of our own: the library's would draw in a worker made from text, which the page's
 * policy does not let run, and nothing would be seen.
 */
async function throwConfetti() {
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
