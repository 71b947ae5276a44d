/** Textures make the three domains distinguishable without colour. */
export function MapPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-mental`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="7" fill="#fff" fillOpacity="0.3" />
      </pattern>
      <pattern id={`${id}-spiritual`} width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.35" fill="#fff" fillOpacity="0.5" />
        <circle cx="6" cy="6" r="1.35" fill="#fff" fillOpacity="0.5" />
      </pattern>
    </defs>
  );
}
