import { fillHelpAnswer } from '@hearthway/domain/guide/help-answer';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { SearchIndexResponse } from '@hearthway/domain/search/contract';
import { asc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { readHelp } from '../../db/seed/content-files.ts';
import { resources } from '../../db/tables/content.ts';
import { readOwnHelp } from '../../member/practice-settings.ts';

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
          slug: resources.slug,
          title: resources.title,
          lane: resources.lane,
          tags: resources.tags,
        })
        .from(resources)
        .orderBy(asc(resources.order), asc(resources.title)),
      readOwnHelp(tx),
    ]),
  );
  const isWorkshop = ({ tags }: { tags: readonly string[] }) => tags.includes('workshop');
  return {
    articles: rows.filter((row) => !isWorkshop(row)),
    workshops: rows.filter(isWorkshop).map(({ slug, title }) => ({ slug, title })),
    help: help.map(({ front: { id, title, page }, body }) => ({
      id,
      title,
      page,
      text: fillHelpAnswer(ownHelp.get(id) ?? body, config).trim(),
    })),
  };
}
