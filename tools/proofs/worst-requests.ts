import { createSample, type JsonSchema } from '@hearthway/server/testing/schema-sample';
import { createDeepBody, createWorst } from './worst-sample.ts';

export interface WorstRequest {
  method: string;
  path: string;
  body?: string;
}

interface Operation {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema: JsonSchema }> };
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const ENDS_ACCESS = /\/account\/delete/;
const DESK = /\/admin\//;

export async function readWorstRequests(url: string): Promise<WorstRequest[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const schemas = document.components?.schemas ?? {};
  const requests = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      toRequest({ method: method.toUpperCase(), path, operation, schemas }),
    ),
  );
  const useful = requests.filter(({ path }) => !ENDS_ACCESS.test(path) && !DESK.test(path));
  return [...useful, ...SEARCHES, ...guideRequests(), ...authRequests(), ...deepRequests(useful)];
}

function toRequest({
  method,
  path,
  operation,
  schemas,
}: {
  method: string;
  path: string;
  operation: Operation;
  schemas: Record<string, JsonSchema>;
}): WorstRequest {
  const parameters = operation.parameters ?? [];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema;
    return encodeURIComponent(String(schema ? createSample(schema, schemas) : name));
  });
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, String(createWorst(schema, schemas))]),
  );
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const address = path.startsWith('/api') ? filled : `/api${filled}`;
  return {
    method,
    path: query.size > 0 ? `${address}?${query}` : address,
    ...(schema && { body: JSON.stringify(createWorst(schema, schemas)) }),
  };
}

const SEARCHES: WorstRequest[] = [
  {
    method: 'POST',
    path: '/api/journal/search',
    body: JSON.stringify({ words: Array.from('aeioustnrl', (letter) => letter).join(' ') }),
  },
];

function guideRequests(): WorstRequest[] {
  const ask = (message: string): WorstRequest => ({
    method: 'POST',
    path: '/functions/v1/hello-world',
    body: JSON.stringify({ kind: 'guide', message, context: { page: '/home' } }),
  });
  return [ask('I am worried about my sleep and my work. '.repeat(24)), ask('ä'.repeat(1_000))];
}

function authRequests(): WorstRequest[] {
  const email = 'nobody@example.com';
  const password = 'p'.repeat(72);
  const post = (path: string, body: object): WorstRequest => ({
    method: 'POST',
    path: `/auth/v1/${path}`,
    body: JSON.stringify(body),
  });
  return [
    post('token?grant_type=password', { email, password }),
    post('recover', { email }),
    post('otp', { email }),
    post('passkeys/authentication/options', {}),
  ];
}

const deepRequests = (requests: WorstRequest[]): WorstRequest[] =>
  requests
    .filter(({ body }) => body !== undefined)
    .slice(0, 10)
    .map(({ method, path }) => ({ method, path, body: createDeepBody() }));
