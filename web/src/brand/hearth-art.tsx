const arches = [
  { radius: 152, spring: 162, look: 'stroke-shj' },
  { radius: 118, spring: 172, look: 'stroke-mhi' },
  { radius: 84, spring: 182, look: 'stroke-whi' },
  { radius: 50, spring: 192, look: 'stroke-ibc' },
];

export function HearthArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 330 262" aria-hidden="true" className={className}>
      {arches.map(({ radius, spring, look }) => (
        <path
          key={radius}
          d={`M${165 - radius} 250V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V250`}
          className={`fill-none ${look}`}
          strokeWidth="9"
          strokeLinecap="round"
          strokeOpacity="0.28"
        />
      ))}
      <path
        d="M16.3 11.6c.5 3.7 5.2 5.6 5.2 10.4a5.4 5.4 0 0 1-10.9.1c0-2.4 1.2-4 2.6-5.4.2 1.2.6 2 1.4 2.5-.2-2.9.3-5.5 1.7-7.6z"
        transform="translate(98.8 139.5) scale(4.12)"
        className="fill-coral"
      />
      <path d="M4 255h322" className="stroke-line" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
