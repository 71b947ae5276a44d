import type { Track } from '@hearthway/domain/vocabulary';
import type { CSSProperties } from 'react';
import { cn } from '../../ui/cn.ts';
import './scene.css';
import { type Subject, subjects } from './subjects.ts';

export type Hue = Track | 'house';

const hues: Record<Hue, string> = {
  SHJ: 'var(--color-shj)',
  MHI: 'var(--color-mhi)',
  WHI: 'var(--color-whi)',
  IBC: 'var(--color-ibc)',
  house: 'var(--color-teal)',
};

const grounds = [
  {
    far: 'M0 58c34-14 62-12 96-2s74 4 104-8v32H0z',
    near: 'M0 68c40-10 84-2 120 0s60-6 80-8v20H0z',
    light: [150, 24],
  },
  {
    far: 'M0 50c40-4 58 12 92 10s70-20 108-12v32H0z',
    near: 'M0 72c50 2 84-10 122-8s58 6 78 2v14H0z',
    light: [46, 26],
  },
  {
    far: 'M0 60c26-2 44-18 78-16s62 18 122 6v30H0z',
    near: 'M0 66c36-4 60 4 100 4s70-10 100-6v16H0z',
    light: [154, 30],
  },
  {
    far: 'M0 46c52 2 70 16 110 12s60-12 90-14v36H0z',
    near: 'M0 64c30 2 58 8 96 4s70-4 104 2v10H0z',
    light: [40, 22],
  },
] as const;

interface SceneProps {
  subject: Subject;
  hue: Hue;
  ground?: number;
  className?: string;
}

const shining = new Set<Subject>(['night', 'lantern', 'candle', 'phases']);

export function Scene({ subject, hue, ground = 0, className }: SceneProps) {
  const { far, near, light } = grounds[ground % grounds.length] ?? grounds[0];
  return (
    <svg
      viewBox="0 0 200 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cn('scene', className)}
      style={{ '--hue': hues[hue] } as CSSProperties}
    >
      {!shining.has(subject) && <circle className="glow" cx={light[0]} cy={light[1]} r="9" />}
      <path className="far" d={far} />
      <path className="near" d={near} />
      {subjects[subject]}
    </svg>
  );
}
