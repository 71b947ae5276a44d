import type { Lane } from '@hearthway/domain/vocabulary';
import { inWorkshopOrder } from '@hearthway/domain/workshops/workshop-order';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Database, Tx } from '../../db/database.ts';
import { type JsonRow, rowOf } from '../../db/json-row.ts';
import { resources } from '../../db/tables/content.ts';
import { ownHelp } from '../../member/words.ts';
import { isWorkshopLane, type PlaceRow } from '../../member/workshop-places.ts';
import { indexOf, type SearchIndex } from './search-index.ts';

/** A section of a page, as the guide quotes it. */
export interface Passage {
  id: string;
  slug: string;
  lane: Lane;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
  /** Part of an ACTION section. */
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

/** All that the guide could quote to somebody; what of it this member may read says `readPages`. */
export interface Corpus {
  version: string;
  /** By slug. */
  pages: ReadonlyMap<string, Page>;
  /** Those of the workshops' lane, in their order. */
  workshops: readonly Page[];
  /** Help answers that the practice words itself, by id. */
  ownHelp: ReadonlyMap<string, string>;
  index: SearchIndex;
}

/** As row-level security has it for whoever opens the page. */
export const isOut = ({ visibility, publishAt }: Page, moment: Date): boolean =>
  visibility === 'public' && (publishAt === null || publishAt <= moment);

interface Kept {
  version: string;
  corpus: Promise<Corpus>;
  read: Corpus | null;
}

const keptOf = new WeakMap<Database, Kept>();

/** What was read last, of whatever version: only to guess by. */
export const corpusBefore = (db: Database): Corpus | null => keptOf.get(db)?.read ?? null;

/** The corpus of this version or of a later one, read once by each process. */
export function corpusOf(db: Database, version: string): Promise<Corpus> {
  const kept = keptOf.get(db);
  if (kept?.version === version) return kept.corpus;
  const corpus = db.asJobs(readCorpus);
  const reading: Kept = { version, corpus, read: null };
  keptOf.set(db, reading);
  corpus.then(
    (read) => {
      reading.version = read.version;
      reading.read = read;
    },
    () => {
      if (keptOf.get(db) === reading) keptOf.delete(db);
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

/** The version first: what changes while the rest is read is read again for the next question. */
async function readCorpus(tx: Tx): Promise<Corpus> {
  const all = await rowsOf<PassageRow>(tx, sql`select * from app.read_guide_corpus()`);
  const pageRows = await rowsOf<{ json: JsonRow }>(
    tx,
    sql`select row_to_json(p) as json from app.read_guide_pages() p`,
  );
  const read = all.filter(({ id }) => id !== null);
  const passagesOf = Map.groupBy(read, ({ slug }) => slug);
  const pages = pageRows.map(({ json }) => {
    const page = rowOf(resources, json);
    const passages = passagesOf.get(page.slug) ?? [];
    return {
      ...page,
      isWorkshop: page.tags.includes('workshop'),
      passages: passages.map(passageOf),
    };
  });
  const index = indexOf(
    read.map(({ id, slug, title, tags, heading, asked_as: askedAs, body }) => ({
      id,
      slug,
      fields: { title, tags, heading, askedAs, body },
    })),
  );
  return {
    version: all[0]?.version ?? '',
    pages: new Map(pages.map((page) => [page.slug, page])),
    workshops: inWorkshopOrder(pages.filter(({ lane }) => isWorkshopLane(lane))),
    ownHelp: await ownHelp(tx),
    index,
  };
}

const rowsOf = async <Row>(tx: Tx, statement: ReturnType<typeof sql>) =>
  ((await tx.execute(statement)) as QueryResult).rows as Row[];

const passageOf = ({
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
