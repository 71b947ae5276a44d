import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

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
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({
    kind: z.literal('sequence'),
    name: z.string(),
    last: z.string().regex(/^-?\d+$/),
    called: z.boolean(),
  }),
  z.object({ kind: z.literal('file'), path: z.string(), content: z.base64() }),
  z.object({
    kind: z.literal('media'),
    path: z.string(),
    copy: z.hex().length(64),
    key: z.hex().length(64),
  }),
  z.object({ kind: z.literal('end'), rows: z.int(), files: z.int() }),
]);

export type Part = z.infer<typeof part>;
export type Start = Extract<Part, { kind: 'start' }>;

export const toLine = (one: Part) => `${JSON.stringify(one)}\n`;

export async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  const seen = { parts: 0, rows: 0, files: 0 };
  let isOver = false;
  for await (const line of lines) {
    const one = parse(line);
    if (isOver || (seen.parts === 0) !== (one.kind === 'start')) throw malformed();
    seen.parts++;
    if (one.kind === 'rows') seen.rows += one.rows.length;
    if (one.kind === 'file' || one.kind === 'media') seen.files++;
    if (one.kind === 'end') {
      if (one.rows !== seen.rows || one.files !== seen.files) throw malformed();
      isOver = true;
    }
    yield one;
  }
  if (!isOver) throw malformed();
}

function parse(line: string): Part {
  try {
    return part.parse(JSON.parse(line));
  } catch (cause) {
    throw malformed(cause);
  }
}

const malformed = (cause?: unknown) =>
  new OperatorError('This backup contains a part that the app can’t read.', { cause });
