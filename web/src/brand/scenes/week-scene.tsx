import { Scene } from './scene.tsx';
import type { Subject } from './subjects.ts';

const WEEK_SUBJECTS: readonly Subject[] = [
  'door',
  'night',
  'bell',
  'bowl',
  'bench',
  'book',
  'compass',
  'boat',
  'voices',
  'vase',
  'cairn',
  'gate',
  'bridge',
  'lantern',
];

export const weekSubject = (position: number): Subject =>
  WEEK_SUBJECTS[(position - 1) % WEEK_SUBJECTS.length] ?? 'sprout';

export function WeekScene({ position, className }: { position: number; className?: string }) {
  return (
    <Scene subject={weekSubject(position)} hue="SHJ" ground={position} className={className} />
  );
}
