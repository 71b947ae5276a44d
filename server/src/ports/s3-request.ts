import { createHash, createHmac } from 'node:crypto';

export interface S3Access {
  region: string;
  keyId: string;
  secret: string;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
/** AWS signatures also require escaping `!'()*`, which `encodeURIComponent` leaves unchanged. */
const escapeUri = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: URL;
  bodyHash?: string;
  headers?: Record<string, string>;
}

export function signS3(
  { method, url, bodyHash = sha256(''), headers = {} }: S3Request,
  { region, keyId, secret }: S3Access,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const signed: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
  const names = Object.keys(signed).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${escapeUri(name)}=${escapeUri(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    decodeURIComponent(url.pathname).split('/').map(escapeUri).join('/'),
    query,
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  const { host: _host, ...sent } = signed;
  return {
    ...sent,
    Authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature.toString('hex')}`,
  };
}
