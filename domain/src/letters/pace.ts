export interface Pace {
  perMinute: number;
  setbacks: number;
}

const SLOWEST = 6;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
export const CALM_RUN = 50;

export function slowDown({ perMinute, setbacks }: Pace): Pace & { pauseMs: number } {
  return {
    perMinute: Math.max(SLOWEST, Math.floor(perMinute / 2)),
    setbacks: setbacks + 1,
    pauseMs: Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(setbacks, 10)),
  };
}

export const speedUp = ({ perMinute }: Pace, most: number): Pace => ({
  perMinute: Math.min(most, Math.ceil(perMinute * 1.5)),
  setbacks: 0,
});
