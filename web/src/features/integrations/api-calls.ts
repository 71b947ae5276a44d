interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  summary?: string;
  security?: { token?: string[] }[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface CallField {
  name: string;
  place: 'body' | 'query' | 'header';
  isRequired: boolean;
  example: string;
  choices: string[];
}

export interface ApiCall {
  method: string;
  path: string;
  summary: string;
  scope: string;
  fields: CallField[];
}

export function tokenCalls({ paths, components }: ApiDocument): ApiCall[] {
  const resolve = (schema: Schema = {}): Schema =>
    schema.$ref ? (components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scope = operation.security?.[0]?.token?.[0];
      if (!scope) return [];
      const { summary = '', parameters = [], requestBody } = operation;
      const body = resolve(requestBody?.content['application/json']?.schema);
      const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) =>
        toField(name, 'body', resolve(schema), body.required?.includes(name)),
      );
      const around = parameters.flatMap((parameter) =>
        parameter.in === 'query' || parameter.in === 'header'
          ? toField(parameter.name, parameter.in, resolve(parameter.schema), parameter.required)
          : [],
      );
      const fields = [...inBody, ...around];
      return { method: method.toUpperCase(), path: `/api${path}`, summary, scope, fields };
    }),
  );
}

function toField(
  name: string,
  place: CallField['place'],
  { examples, enum: choices = [] }: Schema,
  isRequired = false,
): CallField {
  const example = String(examples?.[0] ?? choices[0] ?? '');
  return { name, place, isRequired, example, choices };
}

export interface BuiltCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export function buildCall(
  { method, path, fields }: ApiCall,
  values: Readonly<Record<string, string>>,
): BuiltCall {
  const filled = (place: CallField['place']) =>
    fields.flatMap(({ name, place: at }): [string, string][] => {
      const value = values[name]?.trim();
      return at === place && value ? [[name, value]] : [];
    });
  const query = new URLSearchParams(filled('query'));
  const isWriting = method !== 'GET';
  return {
    method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...Object.fromEntries(filled('header')),
      ...(isWriting && { 'Content-Type': 'application/json' }),
    },
    body: isWriting ? JSON.stringify(Object.fromEntries(filled('body'))) : undefined,
  };
}

/** The command contains a shell variable instead of the API token, so that it can be shared. */
export function curlLine({ method, url, headers, body }: BuiltCall, origin: string): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + url)}`,
    `-H "Authorization: Bearer $HEARTHWAY_TOKEN"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
