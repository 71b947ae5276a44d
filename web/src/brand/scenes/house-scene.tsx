import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import './house-scene.css';
import { getSeason, getSkyPart } from './sky.ts';

const LANTERNS = [
  [108, 262, 1],
  [206, 247, 0.82],
  [188, 222, 0.66],
  [240, 209, 0.54],
] as const;

interface HouseSceneProps {
  /** The number of lit lanterns. If it is missing, the house is lit and there are no lanterns. */
  lit?: number;
  of?: number;
  now?: Date;
  /** A drawing that stands on the hills instead of the house, from `subjects`. */
  subject?: ReactNode;
  className?: string;
}

export function HouseScene({
  lit,
  of = LANTERNS.length,
  now,
  subject,
  className,
}: HouseSceneProps) {
  const isLow = lit === undefined;
  const isHome = isLow || lit >= of;
  return (
    <div
      aria-hidden="true"
      className={cn('house-scene overflow-hidden', className)}
      data-hour={now && getSkyPart(now.getHours())}
      data-season={now && getSeason(now.getMonth())}
    >
      <svg
        viewBox={isLow ? '0 118 390 142' : '0 0 390 300'}
        aria-hidden="true"
        preserveAspectRatio={now ? 'xMaxYMax slice' : 'xMidYMax slice'}
        className={cn(
          'absolute bottom-0 overflow-visible',
          now
            ? 'right-0 w-full max-w-108 sm:max-w-100 lg:max-w-92'
            : 'w-full md:h-full md:max-h-[78%]',
          now && (isLow ? 'h-32' : 'h-full'),
        )}
      >
        <radialGradient id="house-halo">
          <stop offset="0.2" stopColor="var(--lit)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--lit)" stopOpacity="0" />
        </radialGradient>
        <circle
          className="sun"
          cx={now ? 340 : 112}
          cy={now ? 154 : 112}
          r={now ? 22 : 32}
          style={
            now || isLow ? undefined : { transform: `translateY(${16 * Math.min(lit, of)}px)` }
          }
        />
        {/* Words stand on the left, where a star would be like a full stop. */}
        <path className="stars" d="M238 54h0M272 16h0M306 92h0M372 40h0" />
        <path
          className="far-hill"
          fill="var(--hill-far)"
          d="M-1200 286c220 0 380-24 600-24s300 26 440 22c70-2 104-50 160-88 62-42 124-38 192-14s132 4 198-44v162H-1200z"
        />
        <path
          fill="var(--hill-mid)"
          d="M-1200 262c380-12 780 38 1060 16 40-4 90-35 140-52 72-24 150-28 222-10s118 0 168-22v106H-1200z"
        />
        <path
          fill="var(--hill-near)"
          d="M-1200 290c360-20 760 12 1070-6 30-3 75-18 130-34 92-26 172-20 244-10s104-2 146-16v76H-1200z"
        />
        {subject ? (
          <g className="scene" style={SUBJECT_HUE} transform="translate(172 132) scale(1.25)">
            {subject}
          </g>
        ) : (
          <House isLit={isHome} />
        )}
        {LANTERNS.slice(isLow ? LANTERNS.length : 0).map(([x, y, scale], index) => (
          <g
            key={x}
            className={cn((isHome || index < lit) && 'is-lit')}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <circle className="halo" cy="-26" r="24" />
            <path stroke="var(--post)" strokeWidth="3.4" strokeLinecap="round" d="M0 6v-26" />
            <path className="lamp" d="M-6-33h12l-2 14h-8z" />
            <path fill="var(--post)" d="M-8-33l8-7 8 7z" />
          </g>
        ))}
      </svg>
    </div>
  );
}

const SUBJECT_HUE = { '--hue': 'var(--color-teal)' } as CSSProperties;

function House({ isLit }: { isLit: boolean }) {
  return (
    <>
      <path
        fill="var(--way)"
        d="M40 300c44-36 148-30 160-50s-40-16-18-30 66-6 88-14l9 1c-14 12-66 8-74 18s52 10 34 40-70 14-92 35z"
      />
      <path fill="var(--roof)" d="M290 152h9v20h-9z" />
      {isLit && <path className="smoke" d="M295 144c-7-8 7-12 0-22s6-12 1-20" />}
      <path fill="var(--wall)" d="M254 176h52v34h-52z" />
      <path fill="var(--roof)" d="M246 180l34-30 34 30z" />
      <g className={cn(isLit && 'is-lit')}>
        <circle className="halo" cx="270" cy="198" r="26" />
        <path className="lamp" d="M263 210v-18a7 7 0 0 1 14 0v18z" />
        <path className="lamp window" d="M287 188h11v11h-11z" />
      </g>
    </>
  );
}
