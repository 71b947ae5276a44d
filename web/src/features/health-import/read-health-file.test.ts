import { deflateRawSync } from 'node:zlib';
import { FILE_PROBLEMS, type FileProblem } from '@hearthway/domain/health-import/file-problem';
import { expect, test } from 'vitest';
import { readHealthFile } from './read-health-file.ts';

const NIGHTS = Array.from({ length: 20 }, (_, index) => {
  const day = String(index + 2).padStart(2, '0');
  return `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Ana’s Watch" startDate="2026-10-${day} 00:30:00 +0100" endDate="2026-10-${day} 07:30:00 +0100" value="HKCategoryValueSleepAnalysisAsleepCore"/>`;
}).join('\n');
const XML = `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_GB">\n${NIGHTS}\n</HealthData>\n`;

interface ZipSettings {
  name?: string;
  isEncrypted?: boolean;
  isStored?: boolean;
  isZip64?: boolean;
  comment?: string;
  broken?: (data: Buffer) => Buffer;
}

function zip(text: string, settings: ZipSettings = {}): Buffer<ArrayBuffer> {
  const { isEncrypted = false, isStored = false, isZip64 = false, comment = '' } = settings;
  const name = Buffer.from(settings.name ?? 'apple_health_export/export.xml');
  const raw = Buffer.from(text);
  const packed = isStored ? raw : deflateRawSync(raw);
  const data = settings.broken ? settings.broken(packed) : packed;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const extra = Buffer.alloc(isZip64 ? 28 : 0);
  if (isZip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(raw.length), 4);
    extra.writeBigUInt64LE(BigInt(data.length), 12);
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isEncrypted ? 1 : 0, 8);
  entry.writeUInt16LE(isStored ? 0 : 8, 10);
  entry.writeUInt32LE(isZip64 ? 0xffffffff : data.length, 20);
  entry.writeUInt32LE(isZip64 ? 0xffffffff : raw.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(isZip64 ? 0xffffffff : 0, 42);
  const directoryAt = local.length + name.length + data.length;
  const directory = Buffer.concat([entry, name, extra]);
  const zip64 = Buffer.alloc(isZip64 ? 76 : 0);
  if (isZip64) {
    zip64.writeUInt32LE(0x06064b50, 0);
    zip64.writeBigUInt64LE(BigInt(directory.length), 40);
    zip64.writeBigUInt64LE(BigInt(directoryAt), 48);
    zip64.writeUInt32LE(0x07064b50, 56);
    zip64.writeBigUInt64LE(BigInt(directoryAt + directory.length), 64);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(isZip64 ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(isZip64 ? 0xffffffff : directoryAt, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, name, data, directory, zip64, end, Buffer.from(comment)]);
}

function read(content: string | Buffer<ArrayBuffer>, name = 'export.zip') {
  const shares: number[] = [];
  const settings = { name, today: '2026-11-15', onProgress: (share: number) => shares.push(share) };
  return readHealthFile(new Blob([content]), settings).then((file) => ({ ...file, shares }));
}

test.each<[string, Buffer<ArrayBuffer> | string, string]>([
  ['export.zip', zip(XML), 'export.zip'],
  [
    'a stored entry with a name in another language',
    zip(XML, { isStored: true, name: 'Gesundheit/Export.xml' }),
    'a.zip',
  ],
  ['a large archive (zip64)', zip(XML, { isZip64: true }), 'export.zip'],
  ['an archive with a comment', zip(XML, { comment: 'made on a phone' }), 'export.zip'],
  ['export.xml', XML, 'export.xml'],
  ['a file with a byte order mark', `\ufeff${XML}`, 'export.xml'],
])('the health import reads %s', async (_, content, name) => {
  const { days, isComplete, shares } = await read(content, name);
  expect(days).toHaveLength(20);
  expect(days[0]).toMatchObject({ day: '2026-10-02', sleepMinutes: 420 });
  expect([isComplete, shares.at(-1)]).toEqual([true, 1]);
});

const LATIN = Buffer.from(
  'full_date,mood,activities,note\n2026-11-01,gut,"Spazierg\xe4nge",\n',
  'latin1',
);
const CSV = 'Date,Steps\n2026-11-01,5000\n';

test.each<[string, Buffer<ArrayBuffer> | string, string, FileProblem]>([
  ['a text that is called .zip', 'hello', 'export.zip', 'not_zip'],
  ['a ZIP file that was cut off', zip(XML).subarray(0, 300), 'export.zip', 'zip_incomplete'],
  ['a ZIP file with a password', zip(XML, { isEncrypted: true }), 'export.zip', 'zip_encrypted'],
  ['a ZIP file of something else', zip('x', { name: 'photo.jpg' }), 'a.zip', 'zip_without_export'],
  [
    'a ZIP file with only the clinical document',
    zip(XML, { name: 'a/export_cda.xml' }),
    'a.zip',
    'zip_without_export',
  ],
  [
    'a ZIP file with broken content',
    zip(XML, { broken: (data) => Buffer.from(data.fill(0xff)) }),
    'a.zip',
    'zip_damaged',
  ],
  ['an empty file', '', 'export.xml', 'empty'],
  ['a table without known columns', 'Name,Town\nAna,Porto\n', 'people.csv', 'unknown_columns'],
  [
    'a table with unreadable dates',
    'Date,Steps\nyesterday,5000\n32.13.2026,6000\n',
    'a.csv',
    'bad_dates',
  ],
  [
    'an export that was cut off before the first day',
    XML.slice(0, 150),
    'export.xml',
    'ends_early',
  ],
  ['one huge line', `Date,Steps${' '.repeat(2_000_000)}`, 'a.csv', 'line_too_long'],
  ['one huge tag', `<HealthData><Record ${'x'.repeat(2_000_000)}`, 'a.xml', 'line_too_long'],
  ['a table in UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le'), 'a.csv', 'wrong_encoding'],
  ['moods in an old encoding', LATIN, 'daylio.csv', 'only_moods'],
  ['an XML file of something else', '<?xml version="1.0"?><feed/>', 'feed.xml', 'not_apple_health'],
  ['an export without a measure', '<HealthData></HealthData>', 'export.xml', 'nothing_found'],
])('the health import explains what is wrong with %s', async (_, content, name, problem) => {
  await expect(read(content, name)).rejects.toThrow(FILE_PROBLEMS[problem]);
});

test.each<[string, Buffer<ArrayBuffer> | string, string]>([
  ['an export.xml', XML.slice(0, 2000), 'export.xml'],
  [
    'the content of a ZIP file',
    zip(XML, { isStored: true, broken: (data) => data.subarray(0, 2000) }),
    'export.zip',
  ],
])(
  'if %s ends too early, the health import keeps the days before that point',
  async (_, content, name) => {
    const { days, isComplete } = await read(content, name);
    expect(isComplete).toBe(false);
    expect(days.length).toBeGreaterThan(5);
  },
);

test('the member reads a different explanation for every problem with a health file', () => {
  const texts = Object.values(FILE_PROBLEMS);
  expect(new Set(texts).size).toBe(texts.length);
});
