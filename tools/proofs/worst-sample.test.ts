import { expect, test } from 'vitest';
import { createWorst } from './worst-sample.ts';

test('a worst-case request contains the largest value that a schema allows', () => {
  const worst = createWorst({
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 12 },
      list: { type: 'array', maxItems: 3, items: { type: 'integer', maximum: 7 } },
      either: { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 5 }] },
      kind: { type: 'string', enum: ['one', 'two'] },
    },
  });
  expect(worst).toEqual({ text: 'worried abou', list: [7, 7, 7], either: 'worri', kind: 'one' });
});
