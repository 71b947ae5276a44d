import { fillHelpAnswer } from '@hearthway/domain/guide/help-answer';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { excerpt } from '@hearthway/domain/resources/excerpt';
import { readingMinutes } from '@hearthway/domain/resources/reading';
import type { SearchIndexResponse } from '@hearthway/domain/search/contract';
import { asc, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { readHelp } from '../../db/seed/content-files.ts';
import { resources } from '../../db/tables/content.ts';
import { readOwnHelp } from '../../member/practice-settings.ts';

const INDEX_EXCERPT = 110;
const { slug, title, lane, tags, coverUrl, minutes, letters } = resources;

let helpFiles: ReturnType<typeof readHelp> | null = null;

function loadHelp(): ReturnType<typeof readHelp> {
  helpFiles ??= readHelp().catch((error) => {
    helpFiles = null;
    throw error;
  });
  return helpFiles;
}

export async function readSearchIndex(
  { db, who }: Call,
  config: PublicConfig,
): Promise<SearchIndexResponse> {
  const help = await loadHelp();
  const [rows, ownHelp] = await db.readShared(who, (tx) =>
    Promise.all([
      tx
        .select({
          ...{ slug, title, lane, tags, coverUrl, minutes, letters },
          opening: sql<string>`coalesce(${resources.excerpt}, left(${resources.body}, 2000))`,
        })
        .from(resources)
        .orderBy(asc(resources.order), asc(resources.title)),
      readOwnHelp(tx),
    ]),
  );
  const isWorkshop = (row: { tags: readonly string[] }) => row.tags.includes('workshop');
  return {
    articles: rows
      .filter((row) => !isWorkshop(row))
      .map(({ opening, letters, ...row }) => ({
        ...row,
        minutes: row.minutes ?? readingMinutes(letters),
        excerpt: excerpt(opening, INDEX_EXCERPT),
      })),
    workshops: rows.filter(isWorkshop).map((row) => ({ slug: row.slug, title: row.title })),
    help: help.map(({ front: { id, title: question, page }, body }) => ({
      id,
      title: question,
      page,
      text: fillHelpAnswer(ownHelp.get(id) ?? body, config).trim(),
    })),
  };
}
