import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import { seededRandom } from '@hearthway/domain/seeded-random';

const NAME = 'apple_health_export/export.xml';
const YEARS = 9;
const DAY = 86_400_000;
const EXPORTED = Math.floor(Date.now() / DAY) * DAY;
const LAST = EXPORTED - 2 * DAY;

const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} +0000`;

const DEVICE =
  'device="&lt;&lt;HKDevice: 0x2812c5bd0&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:10.1&gt;"';

function record(type: string, source: string, from: number, to: number, value: string): string {
  return ` <Record type="HK${type}" sourceName="${source}" sourceVersion="10.1" ${DEVICE} unit="count" creationDate="${stamp(to)}" startDate="${stamp(from)}" endDate="${stamp(to)}" value="${value}"/>\n`;
}

function dayRecords(day: number, heartRates: number, random: () => number): string {
  let text = '';
  for (let i = 0; i < heartRates; i++) {
    const at = day + Math.floor((i / heartRates) * DAY);
    const value = String(55 + Math.floor(random() * 60));
    text += record('QuantityTypeIdentifierHeartRate', 'Ana’s Watch', at, at, value);
  }
  for (let hour = 7; hour < 22; hour++) {
    const from = day + hour * 3_600_000;
    for (const source of ['Ana’s iPhone', 'Ana’s Watch']) {
      const steps = String(200 + Math.floor(random() * 900));
      text += record('QuantityTypeIdentifierStepCount', source, from, from + 600_000, steps);
    }
  }
  for (let part = 0; part < 16; part++) {
    const from = day - 3_600_000 + part * 1_800_000;
    const value = `HKCategoryValueSleepAnalysisAsleep${part % 3 === 0 ? 'REM' : 'Core'}`;
    text += record(
      'CategoryTypeIdentifierSleepAnalysis',
      'Ana’s Watch',
      from,
      from + 1_800_000,
      value,
    );
  }
  const resting = String(50 + Math.floor(random() * 10));
  return (
    text + record('QuantityTypeIdentifierRestingHeartRate', 'Ana’s Watch', day, day + 1000, resting)
  );
}

function* exportPieces(megabytes: number): Generator<string> {
  const random = seededRandom(7);
  const days = Math.round(YEARS * 365);
  const size = dayRecords(LAST, 100, random).length;
  const wanted = (megabytes * 1024 * 1024) / days;
  const each = (size - dayRecords(LAST, 0, random).length) / 100;
  const heartRates = Math.max(0, Math.round(100 + (wanted - size) / each));
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_GB">\n <ExportDate value="${stamp(EXPORTED)}"/>\n`;
  for (let n = days - 1; n >= 0; n--) yield dayRecords(LAST - n * DAY, heartRates, random);
  yield '</HealthData>\n';
}

export async function writeHealthExport(
  path: string,
  megabytes: number,
  isZip: boolean,
): Promise<{ days: number; bytes: number }> {
  let bytes = 0;
  const counted = Readable.from(
    (function* () {
      for (const piece of exportPieces(megabytes)) {
        const data = Buffer.from(piece);
        bytes += data.length;
        yield data;
      }
    })(),
  );
  const days = Math.round(YEARS * 365);
  if (!isZip) {
    await pipeline(counted, createWriteStream(path));
    return { days, bytes };
  }
  const file = createWriteStream(path);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(NAME.length, 26);
  file.write(Buffer.concat([local, Buffer.from(NAME)]));
  let packed = 0;
  await pipeline(counted, createDeflateRaw({ level: 6 }), async (source) => {
    for await (const piece of source as AsyncIterable<Buffer>) {
      packed += piece.length;
      if (!file.write(piece)) await once(file, 'drain');
    }
  });
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(NAME.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + NAME.length, 12);
  end.writeUInt32LE(local.length + NAME.length + packed, 16);
  file.end(Buffer.concat([entry, Buffer.from(NAME), end]));
  await once(file, 'finish');
  return { days, bytes };
}
