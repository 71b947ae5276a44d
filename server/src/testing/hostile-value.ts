import { HOSTILE } from './hostile-corpus.ts';
import { type JsonSchema, sampleOf } from './sample-of-schema.ts';

/** Those that fit into a request together. */
export const SHORT_HOSTILE = HOSTILE.filter((text) => text.length < 1000);

/** What looks enough like an address to be let in where one is asked for. */
export const HOSTILE_ADDRESSES = [
  '/x"onerror="hit(1)"<img/src=x/onerror=hit(1)>',
  'https://evil.example/"onerror="hit(1)"><script>hit(1)</script>',
  'resources/shj/hostile.md',
] as const;

type Schema = JsonSchema & { pattern?: string; maxLength?: number };

/** A value of this shape whose every text is hostile, as far as the shape lets it be. */
export function hostileValue(
  schema: Schema,
  schemas: Record<string, Schema>,
  text: string,
): unknown {
  const again = (inner: Schema) => hostileValue(inner, schemas, text);
  if (schema.$ref) return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  // Dates and ids are no texts; without them more is let in.
  if (choice) return choice.format ? sampleOf(schema, schemas) : again(choice);
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, inner]) => [name, again(inner)]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') return [again(schema.items ?? {})];
  const isText = schema.type === 'string' && !schema.enum && !schema.const && !schema.format;
  if (!isText) return sampleOf(schema, schemas);
  const { pattern, maxLength = 4000 } = schema;
  if (pattern) return HOSTILE_ADDRESSES.find((each) => new RegExp(pattern).test(each)) ?? text;
  return text.slice(0, maxLength);
}
