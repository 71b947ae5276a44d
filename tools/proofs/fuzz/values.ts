import fc from 'fast-check';

export const nastyText = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\udfff!',
      'a\uD83Db',
      '\uFEFF',
      '\u202Eevil',
      '😀',
      'İ',
      'ß',
    ],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '-0'],
    ...["'; drop table profiles; --", '$1', '{{7*7}}', '<script>alert(1)</script>', '%s%n'],
    ...['../../etc/passwd', '//evil.example', 'javascript:alert(1)', '\\\\evil\\share', '\r\nX: y'],
    ...['2026-02-31', '9999-99-99', '0000-00-00', '275761-01-01', '-1', '1e400', '0x10', '１２'],
    ...['00000000-0000-0000-0000-000000000000', 'A@B.C', 'a@b.example', 'a'.repeat(5000)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.uuid(),
  fc.emailAddress(),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 0.1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export function nastyJson(words: string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: nastyText },
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<unknown>(...words, null, true, false),
      nastyText,
      nastyNumber,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map(toObject),
    ),
  }));
  return value;
}

/** In an object without a prototype, `__proto__` is an ordinary key. */
export function toObject(entries: [string, unknown][]): unknown {
  const object: Record<string, unknown> = Object.create(null);
  for (const [key, value] of entries) object[key] = value;
  return object;
}
