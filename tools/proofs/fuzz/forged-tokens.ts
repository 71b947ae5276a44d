export function forgeTokens(token: string): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    `${header}.${encode({ ...claims, exp: '9' })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    `${encode({ alg: 'ES256', kid: '__proto__' })}.${payload}.${signature}`,
    `${header}..`,
    '..',
    'x'.repeat(9_000),
    'null',
    '__proto__',
  ];
}
