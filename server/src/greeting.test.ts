import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';

const persona = { name: 'ada', email: 'ada@example.com', password: 'a-secret', about: 'a member' };

test.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ PUBLIC_URL: 'https://hearthway.example' }, false],
])(
  'the passwords of the sample members are printed only if the server is private: %j',
  (env, isPrinted) => {
    const text = greeting(readConfig(env), [persona]);
    expect(text.includes(persona.password)).toBe(isPrinted);
    expect(text.includes('personas.json')).toBe(!isPrinted);
  },
);
