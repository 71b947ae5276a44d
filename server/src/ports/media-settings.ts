import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import type { S3Place } from './s3-bucket.ts';

const number = (least: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(most, { error: `must be a whole number from ${least} to ${most}` });

const settings = z.object({
  DATA_DIR: z.string().default('./data'),
  MEDIA_TO: z
    .string()
    .regex(
      /^(?!s3:)|^s3:\/\/[a-z\d][a-z\d.-]+(\/[\w./-]*)?$/,
      'must be a folder or s3://bucket/prefix',
    )
    .optional(),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://s3.amazonaws.com'),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  MEDIA_PICTURE_MB: number(1, 100).default(25),
  MEDIA_VIDEO_MB: number(1, 20_000).default(2_000),
});

export interface MediaSettings {
  place: { kind: 'folder'; folder: string } | S3Place;
  pictureMegabytes: number;
  videoMegabytes: number;
}

export function readMediaSettings(env: Record<string, string | undefined>): MediaSettings {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new OperatorError(`Settings need attention: ${wrong.join('; ')}.`);
  }
  const s = parsed.data;
  return {
    place: readPlace(s),
    pictureMegabytes: s.MEDIA_PICTURE_MB,
    videoMegabytes: s.MEDIA_VIDEO_MB,
  };
}

function readPlace(s: z.output<typeof settings>): MediaSettings['place'] {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(s.MEDIA_TO ?? '') ?? [];
  if (!bucket) return { kind: 'folder', folder: resolve(s.MEDIA_TO ?? join(s.DATA_DIR, 'media')) };
  if (!s.MEDIA_S3_KEY_ID || !s.MEDIA_S3_SECRET) {
    throw new OperatorError(
      'MEDIA_S3_KEY_ID and MEDIA_S3_SECRET must be set when MEDIA_TO is an s3:// address.',
    );
  }
  return {
    kind: 's3',
    endpoint: s.MEDIA_S3_ENDPOINT,
    bucket,
    prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
    access: { region: s.MEDIA_S3_REGION, keyId: s.MEDIA_S3_KEY_ID, secret: s.MEDIA_S3_SECRET },
  };
}
