import { join, resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { S3Place } from './s3-bucket.ts';

export type BackupPlace = { kind: 'folder'; folder: string } | S3Place;

interface BackupSettings {
  DATA_DIR: string;
  BACKUP_TO?: string | undefined;
  BACKUP_S3_ENDPOINT: string;
  BACKUP_S3_REGION: string;
  BACKUP_S3_KEY_ID?: string | undefined;
  BACKUP_S3_SECRET?: string | undefined;
}

export function readBackupPlace(s: BackupSettings): BackupPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(s.BACKUP_TO ?? '') ?? [];
  if (!bucket) {
    return { kind: 'folder', folder: resolve(s.BACKUP_TO ?? join(s.DATA_DIR, 'backups')) };
  }
  if (!s.BACKUP_S3_KEY_ID || !s.BACKUP_S3_SECRET) {
    throw new OperatorError(
      'BACKUP_S3_KEY_ID and BACKUP_S3_SECRET must be set when BACKUP_TO is an s3:// address.',
    );
  }
  return {
    kind: 's3',
    endpoint: s.BACKUP_S3_ENDPOINT,
    bucket,
    prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
    access: { region: s.BACKUP_S3_REGION, keyId: s.BACKUP_S3_KEY_ID, secret: s.BACKUP_S3_SECRET },
  };
}
