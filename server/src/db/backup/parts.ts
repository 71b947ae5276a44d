import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

/** What a backup consists of, a line each, in this order. */
const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('start'),
    at: z.iso.datetime(),
    migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
  /** Rows of the table before, each a JSON array of texts and nulls. */
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({
    kind: z.literal('sequence'),
    name: z.string(),
    last: z.string().regex(/^-?\d+$/),
    called: z.boolean(),
  }),
  /** A file of the data folder, such as a picture. */
  z.object({ kind: z.literal('file'), path: z.string(), content: z.base64() }),
  z.object({ kind: z.literal('end'), rows: z.int(), files: z.int() }),
]);

export type Part = z.infer<typeof part>;
export type Start = Extract<Part, { kind: 'start' }>;

export const toLine = (one: Part) => `${JSON.stringify(one)}\n`;

/** The parts of a backup; throws a sentence where lines are not what they should be. */
export async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  const seen = { parts: 0, rows: 0, files: 0 };
  let isOver = false;
  for await (const line of lines) {
    const one = parse(line);
    if (isOver || (seen.parts === 0) !== (one.kind === 'start')) throw strange();
    seen.parts++;
    if (one.kind === 'rows') seen.rows += one.rows.length;
    if (one.kind === 'file') seen.files++;
    if (one.kind === 'end') {
      if (one.rows !== seen.rows || one.files !== seen.files) throw strange();
      isOver = true;
    }
    yield one;
  }
  if (!isOver) throw strange();
}

function parse(line: string): Part {
  try {
    return part.parse(JSON.parse(line));
  } catch (cause) {
    throw strange(cause);
  }
}

const strange = (cause?: unknown) =>
  new OperatorError('This backup does not say what a backup of this program says.', { cause });
