import type { CSSProperties } from 'react';
import { cn } from '../../ui/cn.ts';
import './scene.css';
import './hour-scene.css';
import { getSeason, getSkyPart, type Season, type SkyPart } from './sky.ts';

const skies: Record<SkyPart, { hue: string; light: [x: number, y: number, r: number] }> = {
  morning: { hue: 'var(--color-warm)', light: [300, 40, 12] },
  day: { hue: 'var(--color-teal)', light: [316, 20, 10] },
  evening: { hue: 'var(--color-whi)', light: [296, 46, 15] },
  night: { hue: 'var(--color-mhi)', light: [0, 0, 0] },
};

const grounds: Record<Season, string> = {
  spring: 'var(--color-shj)',
  summer: 'var(--color-teal)',
  autumn: 'var(--color-ibc)',
  winter: 'var(--color-mhi)',
};

interface HourSceneProps {
  now: Date;
  className?: string;
}

export function HourScene({ now, className }: HourSceneProps) {
  const part = getSkyPart(now.getHours());
  const { hue, light } = skies[part];
  const [x, y, r] = light;
  const isDark = part === 'evening' || part === 'night';
  const look = { '--hue': hue, '--ground': grounds[getSeason(now.getMonth())] } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      className={cn('scene hour-scene overflow-hidden', className)}
      style={look}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 400 80"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute right-0 bottom-0 h-17 w-full sm:h-full sm:max-w-xl"
      >
        {/* In the dark theme every hour looks like night, so the moon stands in for the sun. */}
        {part !== 'night' && <circle className="sun" cx={x} cy={y} r={r} />}
        <g className={part === 'night' ? undefined : 'only-dark'}>
          <path className="glow" d="M316 11a10.5 10.5 0 1 0 10.5 15a10.5 10.5 0 0 1-10.5-15z" />
          <path
            className="line thin"
            d="M262 20v4m-2-2h4M290 36v4m-2-2h4M368 16v4m-2-2h4M344 34v4m-2-2h4"
          />
        </g>
        <path className="far" d="M0 58c70-22 130-18 196-6s140-4 204-18v46H0z" />
        <path className="near" d="M0 72c80-12 160-3 236-2s120-12 164-18v28H0z" />
        <path className="deep" d="M336 66V55l9-7 9 7v11z" />
        {isDark && <path className="glow" d="M342.5 57h5v5h-5z" />}
        <path className="line" d="M376 63V48" />
        <path className="deep" d="M376 34c5 4 8 9 8 12 0 5-3 7-8 7s-8-2-8-7c0-3 3-8 8-12z" />
      </svg>
    </div>
  );
}
