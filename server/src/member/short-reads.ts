import { SHORT_READ_SLUGS } from '@hearthway/domain/quick-router/short-reads';
import { readingMinutes } from '@hearthway/domain/resources/reading';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

export interface ShortReadJson {
  slug: string;
  title: string;
  minutes: number | null;
  letters: number;
}

export const SHORT_READS_JSON: SQL<ShortReadJson[] | null> = sql`
  (select json_agg(json_build_object('slug', slug, 'title', title, 'minutes', minutes,
      'letters', letters))
    from resources where slug in (${sql.join(
      SHORT_READ_SLUGS.map((slug) => sql`${slug}`),
      sql`, `,
    )}))`;

export const toShortReads = (json: readonly ShortReadJson[] | null): ShortRead[] =>
  (json ?? []).map(({ slug, title, minutes, letters }) => ({
    slug,
    title,
    minutes: minutes ?? readingMinutes(letters),
  }));

export async function readShortReads(tx: Tx): Promise<ShortRead[]> {
  const { rows } = await tx.execute<{ reads: ShortReadJson[] | null }>(
    sql`select ${SHORT_READS_JSON} as reads`,
  );
  return toShortReads(rows[0]?.reads ?? null);
}
