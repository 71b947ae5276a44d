import { createSample, type JsonSchema } from '@hearthway/server/testing/schema-sample';

interface BoundedSchema extends JsonSchema {
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  items?: BoundedSchema;
  properties?: Record<string, BoundedSchema>;
  anyOf?: BoundedSchema[];
  oneOf?: BoundedSchema[];
}

/** If the schema sets no limit, a text can be as long as the whole request. */
const LARGEST_TEXT = 20_000;
const LARGEST_LIST = 200;

export function createWorst(
  schema: BoundedSchema,
  schemas: Record<string, BoundedSchema> = {},
): unknown {
  const again = (inner: BoundedSchema) => createWorst(inner, schemas);
  if (schema.$ref) return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const values = choices.map(again);
    return values.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  }
  const isFixed = schema.examples || schema.enum || schema.const !== undefined;
  if (isFixed || schema.format || schema.pattern || schema.allOf)
    return createSample(schema, schemas);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      if (!schema.properties) return createSample(schema, schemas);
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, again(inner)]),
      );
    case 'array':
      return Array.from({ length: schema.maxItems ?? LARGEST_LIST }, () =>
        again(schema.items ?? {}),
      );
    case 'string':
      return 'worried about sleep '.repeat(LARGEST_TEXT).slice(0, schema.maxLength ?? LARGEST_TEXT);
    case 'integer':
    case 'number':
      return schema.maximum ?? createSample(schema, schemas);
    default:
      return createSample(schema, schemas);
  }
}

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/**
 * This body is nearly as large and as deeply nested as the server accepts, and invalid for every
 * route.
 */
export function createDeepBody(): string {
  const deep = `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`;
  return `[${Array.from({ length: 500 }, () => 1).join()},${deep},"${'x'.repeat(60_000)}"]`;
}
