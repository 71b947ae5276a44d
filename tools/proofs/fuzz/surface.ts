import { createTestApp } from '@hearthway/server/testing/test-app';

export interface ApiSurface {
  routes: { method: string; path: string }[];
  words: string[];
}

const AUTH_WORDS = [
  ...['email', 'password', 'refresh_token', 'auth_code', 'code_verifier', 'code_challenge'],
  ...['code_challenge_method', 's256', 'plain', 'token', 'token_hash', 'type', 'signup', 'data'],
  ...['recovery', 'email_change', 'first_name', 'last_name', 'grant_type', 'pkce', 'scope'],
  ...['global', 'local', 'others', 'redirect_to'],
];

export async function readApiSurface(): Promise<ApiSurface> {
  const { app, close } = await createTestApp();
  try {
    const known = new Map(app.routes.map(({ method, path }) => [`${method} ${path}`, true]));
    const routes = [...known.keys()].map((route) => {
      const [method = '', path = ''] = route.split(' ');
      return { method, path };
    });
    const document = await (await app.request('/api/openapi.json')).json();
    return { routes, words: [...new Set([...AUTH_WORDS, ...collectWords(document)])] };
  } finally {
    await close();
  }
}

function collectWords(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(collectWords);
  if (!node || typeof node !== 'object') return [];
  const { properties, name, enum: values } = node as Record<string, unknown>;
  return [
    ...(properties ? Object.keys(properties) : []),
    ...(typeof name === 'string' ? [name] : []),
    ...(Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []),
    ...Object.values(node).flatMap(collectWords),
  ];
}
