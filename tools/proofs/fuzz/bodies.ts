import fc from 'fast-check';
import { nastyJson, nastyText, toObject } from './values.ts';

export interface Body {
  kind: string;
  contentType: string | undefined;
  bytes(): Buffer;
}

const JSON_TYPE = 'application/json';
const OTHER_TYPES = [
  undefined,
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'],
  ...['application/json; charset=utf-16', 'application/jsonx', 'APPLICATION/JSON', '/', 'a'],
];
const DEPTHS = [33, 100, 5_600, 100_000];
const MEBIBYTE = 1024 * 1024;

const text = (
  kind: string,
  content: string,
  contentType: string | undefined = JSON_TYPE,
): Body => ({
  kind,
  contentType,
  bytes: () => Buffer.from(content),
});

const deep = fc.record({ depth: fc.constantFrom(...DEPTHS), inObject: fc.boolean() }).map(
  ({ depth, inObject }): Body => ({
    kind: 'deep',
    contentType: JSON_TYPE,
    bytes() {
      const [open, close] = inObject ? ['{"a":', '}'] : ['[', ']'];
      return Buffer.from(`${open.repeat(depth)}1${close.repeat(depth)}`);
    },
  }),
);

const huge = fc.record({ over: fc.integer({ min: 1, max: 2 * MEBIBYTE }) }).map(
  ({ over }): Body => ({
    kind: 'huge',
    contentType: JSON_TYPE,
    bytes: () => Buffer.from(JSON.stringify({ email: 'x'.repeat(MEBIBYTE + over) })),
  }),
);

const POLLUTING = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":"a@b.example","password":"long enough","data":{"__proto__":{"x":1}}}',
  '{"event":"guide_opened","props":{"__proto__":1}}',
];
const INVALID_JSON = [
  ...['{', '[', '"', '{"a":', '{"a":1,}', "{'a':1}", '{"a":1}{"a":2}', 'NaN', 'undefined', '01'],
  ...['{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":1e999}', '\uFEFF{}', '\0'],
];

export function arbitraryBody(words: string[]): fc.Arbitrary<Body | undefined> {
  const value = nastyJson(words);
  const fields = fc
    .array(fc.tuple(fc.constantFrom(...words), value), { minLength: 1, maxLength: 8 })
    .map((entries) => text('object', JSON.stringify(toObject(entries))));
  const anyJson = value.map((json) => text('json', JSON.stringify(json)));
  const otherType = fc
    .tuple(value, fc.constantFrom(...OTHER_TYPES))
    .map(([json, type]) => ({ ...text('type', JSON.stringify(json)), contentType: type }));
  const invalidUtf8 = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes): Body => {
    const around = [Buffer.from('{"email":"'), Buffer.from(bytes), Buffer.from([0xc0, 0x80])];
    return {
      kind: 'bytes',
      contentType: JSON_TYPE,
      bytes: () => Buffer.concat([...around, Buffer.from('"}')]),
    };
  });
  return fc.oneof(
    { weight: 12, arbitrary: fields },
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 5, arbitrary: anyJson },
    { weight: 3, arbitrary: otherType },
    { weight: 2, arbitrary: invalidUtf8 },
    { weight: 2, arbitrary: fc.constantFrom(...POLLUTING).map((it) => text('polluting', it)) },
    { weight: 2, arbitrary: fc.constantFrom(...INVALID_JSON).map((it) => text('almost', it)) },
    { weight: 2, arbitrary: nastyText.map((it) => text('text', it)) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: huge },
  );
}
