import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import { readConfig } from '@hearthway/server/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { AWAY_PAGE, awayPage } from './away-page.ts';
import { ROOT } from './steps.ts';

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');

test('the server accepts the settings in hearthway.env', () => {
  const settings = parseEnv(read('hearthway.env'));
  const { port, trustProxy, auth, database, personas } = readConfig(settings);
  expect({ port, trustProxy, personas, publicUrl: auth.publicUrl }).toEqual({
    ...{ port: 3000, trustProxy: true, personas: false },
    publicUrl: 'https://app.example.com',
  });
  expect(database).toMatchObject({ url: settings.DATABASE_URL });
  // In an env file, an unquoted value ends at "#".
  expect(parseEnv('PLAIN=ab#cd\nQUOTED="ab#cd"')).toEqual({ PLAIN: 'ab', QUOTED: 'ab#cd' });
});

interface Compose {
  services: Record<'app' | 'database', { environment: Record<string, string> }>;
}

test('compose.yaml needs only the four settings that its first lines name', () => {
  const text = read('compose.yaml');
  const lines = [...text.matchAll(/^# {3}(\w+)=(\S.*?)(?: {2,}.*)?$/gm)];
  const given = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(given)).toHaveLength(4);
  const asked = new Set<string>();
  const filled = ([name, value]: [string, string]) => {
    const put = value.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, key, kind, rest) => {
      if (kind === '?') asked.add(key);
      return given[key] ?? rest;
    });
    return [name, put];
  };
  const { app, database } = (parse(text) as Compose).services;
  const settings = Object.fromEntries(Object.entries(app.environment).map(filled));
  expect([...asked].filter((name) => !(name in given))).toEqual([]);
  const { POSTGRES_USER, POSTGRES_DB } = database.environment;
  expect(readConfig(settings).auth.publicUrl).toBe(given.PUBLIC_URL);
  expect(new URL(settings.DATABASE_URL ?? '')).toMatchObject({
    ...{ username: POSTGRES_USER, hostname: 'database', pathname: `/${POSTGRES_DB}` },
  });
});

test('nginx accepts request bodies as large as one part of an upload', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(PART_BYTES);
});

const readForwardedFor = (file: string) =>
  read(file)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => /forwarded.?for|forwardfor/i.test(line));

test.each([
  ['nginx.conf', ['proxy_set_header X-Forwarded-For $remote_addr;']],
  ['Caddyfile', ['header_up X-Forwarded-For {remote_host}']],
  [
    'haproxy.cfg',
    [
      // Caddy or nginx on the same machine has already added the client's address.
      'option forwardfor except 127.0.0.0/8',
      'http-request del-header X-Forwarded-For unless { src 127.0.0.0/8 }',
    ],
  ],
])('the proxy %s passes on the client’s real address', (file, directives) => {
  expect(readForwardedFor(file)).toEqual(directives);
});

test.each([
  ['nginx.conf', /^\s*proxy_set_header traceparent "";$/m],
  ['Caddyfile', /^\s*header_up -traceparent$/m],
  ['haproxy.cfg', /^\s*http-request del-header traceparent$/m],
])('the proxy %s does not let clients decide what is traced', (file, directive) => {
  expect(read(file)).toMatch(directive);
});

test.each([
  ['nginx.conf', /location = \/metrics \{\s*return 404;/],
  ['Caddyfile', /@operator path \/metrics\s+respond @operator 404/],
])('the proxy %s denies other machines access to the metrics', (file, directives) => {
  expect(read(file)).toMatch(directives);
});

test('the page for outages lists the app’s help lines (run node tools/away-page.ts to update it)', () => {
  expect(readFileSync(AWAY_PAGE, 'utf8')).toBe(awayPage());
});

test.each(['nginx.conf', 'Caddyfile', 'haproxy.cfg'])(
  'the proxy %s shows a page with the help lines while the server does not answer',
  (file) => {
    expect(read(file)).toContain('/away.html');
    expect(read(file)).toMatch(/Retry-After 10/);
  },
);
