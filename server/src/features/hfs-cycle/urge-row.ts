import type { SaveUrgeRequest } from '@hearthway/domain/hfs-cycle/contract';
import { clampUrgeTime, type Urge } from '@hearthway/domain/hfs-cycle/urge';
import type { hfsUrges } from '../../db/tables/hfs-urges.ts';

type UrgeRow = Omit<typeof hfsUrges.$inferSelect, 'userId'>;

export function toUrge(row: UrgeRow): Urge {
  const { id, utcOffset, wanted, strength, setOffBy, note, outcome } = row;
  const logged = { id, at: row.at.toISOString(), utcOffset, wanted, strength, setOffBy, note };
  if (!outcome) return { ...logged, outcome: null };
  return {
    ...logged,
    outcome: {
      how: outcome,
      strength: row.strengthAfter ?? 0,
      helped: row.helped ?? [],
      resetSeconds: row.resetSeconds ?? 0,
    },
  };
}

export function fromUrge(urge: SaveUrgeRequest, now: Date): UrgeRow {
  const { id, at, utcOffset, wanted, strength, setOffBy, note, outcome } = urge;
  return {
    ...{ id, utcOffset, wanted, strength, setOffBy, note },
    at: clampUrgeTime(new Date(at), now),
    outcome: outcome?.how ?? null,
    strengthAfter: outcome?.strength ?? null,
    helped: outcome && [...new Set(outcome.helped)],
    resetSeconds: outcome?.resetSeconds ?? null,
  };
}
