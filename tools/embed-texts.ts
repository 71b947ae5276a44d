import { readFileSync, writeFileSync } from 'node:fs';
import { encode } from '@hearthway/server/encoder/encode';

/**
 * What each line of a file means, as the guide's encoder says: 512 numbers of four bytes a line, one
 * after the other. For experiments; some two hundred lines a second.
 *
 *     node tools/embed-texts.ts lines.txt vectors.f32
 */
const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('node tools/embed-texts.ts <file of lines> <file of numbers>');
const lines = readFileSync(from, 'utf8').replace(/\n$/, '').split('\n');
writeFileSync(to, Buffer.concat(lines.map((line) => new Uint8Array(encode(line).buffer))));
console.info(`${lines.length} lines`);
