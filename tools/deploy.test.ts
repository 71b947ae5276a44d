import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import { readConfig } from '@hearthway/server/config';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './steps.ts';

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');

test('the server accepts the settings in hearthway.env, read as the doctor reads them', () => {
  const settings = parseEnv(read('hearthway.env'));
  const { port, trustProxy, auth, database, personas } = readConfig(settings);
  expect({ port, trustProxy, personas, publicUrl: auth.publicUrl }).toEqual({
    ...{ port: 3000, trustProxy: true, personas: false },
    publicUrl: 'https://app.example.com',
  });
  expect(database).toMatchObject({ url: settings.DATABASE_URL });
  // Documents the quoting rule that hearthway.env mentions.
  expect(parseEnv('PLAIN=ab#cd\nQUOTED="ab#cd"')).toEqual({ PLAIN: 'ab', QUOTED: 'ab#cd' });
});

interface Compose {
  services: Record<'app' | 'database', { environment: Record<string, string> }>;
}

test('compose.yaml needs only the four settings in its header, and the server accepts them', () => {
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

test('nginx accepts request bodies as large as one upload part', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(PART_BYTES);
});
