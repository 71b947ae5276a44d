import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFields } from '@hearthway/domain/content-desk/contract';
import { review } from '@hearthway/domain/content-desk/review';
import { offerFields } from '@hearthway/domain/offer-desk/contract';
import { LANES } from '@hearthway/domain/vocabulary';
import { parse } from 'yaml';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url));

/** Slugs become file names in tar archives, where names have at most 100 bytes. */
const slug = z
  .string()
  .max(90)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const day = z.iso.date('must be a day such as 2026-01-31');
const instant = z
  .union([day, z.iso.datetime({ offset: true })], 'must be a time such as 2026-01-31T08:00:00Z')
  .transform((text) => new Date(text));

/**
 * Content files have the same limits as the desk, so that a file cannot contain what the desk
 * refuses.
 */
const { title, tags, minutes } = pageFields.shape;
const address = pageFields.shape.link.unwrap();
const { imageUrl, ctaRoute, ctaUrl, priority } = offerFields.shape;

const pageFront = {
  acknowledge: z.array(z.string().min(1)).min(1).optional(),
  cover: address.optional(),
  minutes: minutes.unwrap().optional(),
  publish_at: instant.optional(),
  review: review.optional(),
};

const workshopFront = z.strictObject({
  slug,
  title,
  order: z.int32().positive().optional(),
  excerpt: z.string().max(180).optional(),
  tags: tags.refine((all) => all.includes('workshop'), 'must hold "workshop"'),
  visibility: z.enum(['public', 'hidden']).optional(),
  ...pageFront,
  created: day,
});

const resourceFront = z.strictObject({
  slug,
  title,
  lane: z.enum(LANES),
  tags: tags.refine((all) => !all.includes('workshop'), 'must not hold "workshop"'),
  visibility: z.enum(['public', 'hidden']),
  link: address.optional(),
  ...pageFront,
  created: day,
});

const offerFront = z.strictObject({
  id: z.uuid(),
  title,
  cta_text: offerFields.shape.ctaText.unwrap().optional(),
  cta_route: ctaRoute.unwrap().optional(),
  cta_key: z.string().optional(),
  cta_url: ctaUrl.unwrap().optional(),
  image: imageUrl.unwrap().optional(),
  logo: imageUrl.unwrap().optional(),
  priority,
  active: z.boolean(),
  segment_filter: z.record(z.string(), z.unknown()),
  start_at: instant.optional(),
  end_at: instant.optional(),
});

const helpFront = z.strictObject({
  id: slug,
  title: z.string(),
  page: z.string().startsWith('/'),
});

export interface ContentFile<Front> {
  front: Front;
  body: string;
  hash: string;
}

export class ContentError extends OperatorError {
  override name = 'ContentError';
}

export const readWorkshops = (folder = CONTENT_FOLDER) =>
  readAll(folder, 'workshops', workshopFront);
export const readOffers = (folder = CONTENT_FOLDER) => readAll(folder, 'offers', offerFront);

export const readHelp = (folder = CONTENT_FOLDER) =>
  readAll(folder, join('guide', 'help'), helpFront);

export async function readResources(folder = CONTENT_FOLDER) {
  const lanes = await Promise.all(
    LANES.map((lane) => readAll(folder, join('resources', lane.toLowerCase()), resourceFront)),
  );
  return lanes.flat();
}

export async function readAcknowledgements(
  folder = CONTENT_FOLDER,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = [...(await readResources(folder)), ...(await readWorkshops(folder))];
  return new Map(
    files.flatMap(({ front }) => (front.acknowledge ? [[front.slug, front.acknowledge]] : [])),
  );
}

export async function readAskedAs(folder = CONTENT_FOLDER): Promise<Record<string, string>> {
  const name = join('guide', 'asked-as.yaml');
  const text = await readFile(join(folder, name), 'utf8').catch(() => '{}');
  const parsed = z.record(z.string(), z.string()).safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new ContentError(`content/${name} must have one line of words for each page.`);
}

export function readContentText(path: string, text: string) {
  const hash = createHash('sha256').update(text).digest('hex');
  if (path.startsWith('workshops/')) {
    return { kind: 'workshop' as const, ...parseFile(text, workshopFront, path), hash };
  }
  return path.startsWith('offers/')
    ? { kind: 'offer' as const, ...parseFile(text, offerFront, path), hash }
    : { kind: 'resource' as const, ...parseFile(text, resourceFront, path), hash };
}

async function readAll<Front>(
  root: string,
  kind: string,
  schema: z.ZodType<Front>,
): Promise<ContentFile<Front>[]> {
  const folder = join(root, kind);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { ...parseFile(text, schema, join(kind, name)), hash };
    }),
  );
}

/**
 * Front matter is limited, because the YAML parser would take seconds for 60,000 characters of
 * nested lists.
 */
const MAX_FRONT = 8_000;

function parseFile<Front>(text: string, schema: z.ZodType<Front>, name: string) {
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    throw new ContentError(
      `content/${name} must start with front matter between two lines of ---.`,
    );
  }
  if (front.length > MAX_FRONT)
    throw new ContentError(`content/${name} has too much front matter.`);
  try {
    return { front: schema.parse(parse(front)), body: body.trim() };
  } catch (cause) {
    const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
    const what = issue ? `${issue.path.join('.')}: ${issue.message}` : (cause as Error).message;
    throw new ContentError(`content/${name} cannot be used: ${what}.`, { cause });
  }
}
