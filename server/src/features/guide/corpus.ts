import type { Lane } from '@hearthway/domain/vocabulary';
import { sortWorkshops } from '@hearthway/domain/workshops/workshop-order';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Database, Tx } from '../../db/database.ts';
import { type JsonRow, toRow } from '../../db/json-row.ts';
import { resources } from '../../db/tables/content.ts';
import { readOwnHelp } from '../../member/practice-settings.ts';
import { isWorkshopLane, type PlaceRow } from '../../member/workshop-places.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface Passage {
  id: string;
  slug: string;
  lane: Lane;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
  isPremium: boolean;
}

export interface Page extends PlaceRow {
  slug: string;
  lane: Lane;
  visibility: 'public' | 'hidden';
  publishAt: Date | null;
  isWorkshop: boolean;
  passages: Passage[];
}

export interface Corpus {
  version: string;
  pages: ReadonlyMap<string, Page>;
  workshops: readonly Page[];
  ownHelp: ReadonlyMap<string, string>;
  index: SearchIndex;
}

/**
 * Tells whether a page is public. The row-level security of the table `resources` contains the same
 * condition, so change both together.
 */
export const isPublished = ({ visibility, publishAt }: Page, moment: Date): boolean =>
  visibility === 'public' && (publishAt === null || publishAt <= moment);

interface CachedCorpus {
  version: string;
  corpus: Promise<Corpus>;
  read: Corpus | null;
}

const cache = new WeakMap<Database, CachedCorpus>();

export const getCachedCorpus = (db: Database): Corpus | null => cache.get(db)?.read ?? null;

export function getCorpus(db: Database, version: string): Promise<Corpus> {
  const cached = cache.get(db);
  if (cached?.version === version) return cached.corpus;
  const corpus = db.asJobs(readCorpus);
  const entry: CachedCorpus = { version, corpus, read: null };
  cache.set(db, entry);
  corpus.then(
    (read) => {
      entry.version = read.version;
      entry.read = read;
    },
    () => {
      if (cache.get(db) === entry) cache.delete(db);
    },
  );
  return corpus;
}

interface PassageRow extends Omit<Passage, 'isPremium'> {
  version: string;
  asked_as: string;
  body: string;
  is_premium: boolean;
}

/**
 * The version is read before the passages. If the passages change in between, the next question
 * reads them again.
 */
async function readCorpus(tx: Tx): Promise<Corpus> {
  const all = await queryRows<PassageRow>(tx, sql`select * from app.read_guide_corpus()`);
  const pageRows = await queryRows<{ json: JsonRow }>(
    tx,
    sql`select row_to_json(p) as json from app.read_guide_pages() p`,
  );
  const read = all.filter(({ id }) => id !== null);
  const passagesBySlug = Map.groupBy(read, ({ slug }) => slug);
  const pages = pageRows.map(({ json }) => {
    const page = toRow(resources, json);
    const passages = passagesBySlug.get(page.slug) ?? [];
    return {
      ...page,
      isWorkshop: page.tags.includes('workshop'),
      passages: passages.map(toPassage),
    };
  });
  const index = createSearchIndex(
    read.map(({ id, slug, title, tags, heading, asked_as: askedAs, body }) => ({
      id,
      slug,
      fields: { title, tags, heading, askedAs, body },
    })),
  );
  return {
    version: all[0]?.version ?? '',
    pages: new Map(pages.map((page) => [page.slug, page])),
    workshops: sortWorkshops(pages.filter(({ lane }) => isWorkshopLane(lane))),
    ownHelp: await readOwnHelp(tx),
    index,
  };
}

const queryRows = async <Row>(tx: Tx, statement: ReturnType<typeof sql>) =>
  ((await tx.execute(statement)) as QueryResult).rows as Row[];

const toPassage = ({
  id,
  slug,
  lane,
  path,
  title,
  heading,
  tags,
  sentences,
  ...row
}: PassageRow): Passage => ({
  ...{ id, slug, lane, path, title, heading, tags, sentences },
  isPremium: row.is_premium,
});
