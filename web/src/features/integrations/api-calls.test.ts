import { describe, expect, it } from 'vitest';
import { type ApiDocument, buildCall, curlLine, tokenCalls } from './api-calls.ts';

const document: ApiDocument = {
  paths: {
    '/home': { get: { summary: 'Home' } },
    '/v1/memberships/end': {
      post: {
        summary: 'End Premium',
        security: [{ token: ['membership:write'] }],
        parameters: [
          {
            name: 'idempotency-key',
            in: 'header',
            required: true,
            schema: { examples: ['order-1'] },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { email: { examples: ['amara@example.com'] }, until: {} },
                required: ['email'],
              },
            },
          },
        },
      },
    },
    '/v1/events': {
      get: {
        summary: 'Events',
        security: [{ token: ['events:read'] }],
        parameters: [{ name: 'limit', in: 'query' }],
      },
    },
  },
};

describe('the page for trying API calls', () => {
  const [end, events] = tokenCalls(document);
  if (!end || !events) throw new Error('two calls were expected');

  it('lists the calls that need a token, with their fields and examples', () => {
    expect(tokenCalls(document).map(({ path, scope }) => [path, scope])).toEqual([
      ['/api/v1/memberships/end', 'membership:write'],
      ['/api/v1/events', 'events:read'],
    ]);
    expect(end.fields).toEqual([
      {
        ...{ name: 'email', place: 'body', isRequired: true, choices: [] },
        example: 'amara@example.com',
      },
      { name: 'until', place: 'body', isRequired: false, example: '', choices: [] },
      {
        ...{ name: 'idempotency-key', place: 'header', isRequired: true, choices: [] },
        example: 'order-1',
      },
    ]);
  });

  it('leaves out empty fields', () => {
    const built = buildCall(end, { email: ' a@example.com ', until: '', 'idempotency-key': 'k' });
    expect(built).toEqual({
      method: 'POST',
      url: '/api/v1/memberships/end',
      headers: { 'idempotency-key': 'k', 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com"}',
    });
    expect(buildCall(events, { limit: '5' }).url).toBe('/api/v1/events?limit=5');
  });

  it('builds a shell command that quotes what was typed and does not contain the token', () => {
    const line = curlLine(buildCall(end, { email: `o'hara@example.com` }), 'https://app.example');
    expect(line).toBe(
      [
        `curl -X POST 'https://app.example/api/v1/memberships/end' \\`,
        `  -H "Authorization: Bearer $HEARTHWAY_TOKEN" \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d '{"email":"o'\\''hara@example.com"}'`,
      ].join('\n'),
    );
  });
});
