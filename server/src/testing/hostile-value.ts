import { HOSTILE } from './hostile-corpus.ts';
import { createSample, type JsonSchema } from './schema-sample.ts';

export const SHORT_HOSTILE = HOSTILE.filter((text) => text.length < 1000);

export const HOSTILE_ADDRESSES = [
  '/x"onerror="hit(1)"<img/src=x/onerror=hit(1)>',
  'https://evil.example/"onerror="hit(1)"><script>hit(1)</script>',
  'resources/shj/hostile.md',
] as const;

type Schema = JsonSchema & { pattern?: string; maxLength?: number };

export function hostileValue(
  schema: Schema,
  schemas: Record<string, Schema>,
  text: string,
): unknown {
  const again = (inner: Schema) => hostileValue(inner, schemas, text);
  if (schema.$ref) return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return choice.format ? createSample(schema, schemas) : again(choice);
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, inner]) => [name, again(inner)]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') return [again(schema.items ?? {})];
  const isText = schema.type === 'string' && !schema.enum && !schema.const && !schema.format;
  if (!isText) return createSample(schema, schemas);
  const { pattern, maxLength = 4000 } = schema;
  if (pattern) return HOSTILE_ADDRESSES.find((each) => new RegExp(pattern).test(each)) ?? text;
  return text.slice(0, maxLength);
}
