export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

const FORMATS: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  date: () => new Date().toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  email: () => 'somebody@example.com',
};

export function createSample(
  schema: JsonSchema,
  schemas: Record<string, JsonSchema> = {},
): unknown {
  const again = (inner: JsonSchema) => createSample(inner, schemas);
  if (schema.$ref) return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.some(({ type }) => type === 'null')) return null;
  if (choices) return again(choices[0] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(again));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const { propertyNames, additionalProperties } = schema;
      const named = (propertyNames?.enum ?? []).map((name) => [name, additionalProperties]);
      const entries = [...Object.entries(schema.properties ?? {}), ...named] as [
        string,
        JsonSchema,
      ][];
      return Object.fromEntries(entries.map(([name, inner]) => [name, again(inner)]));
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => again(schema.items ?? {}));
    case 'string':
      return FORMATS[schema.format ?? '']?.() ?? 'x'.repeat(Math.max(1, schema.minLength ?? 0));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
