import { describe, expect, test } from 'vitest';
import { detectFileType } from './file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('file type detection', () => {
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['GIF89a\x01\0', 'image/gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypavif\0\0\0\0', 'image/avif'],
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
    ['\0\0\0\x1cftypM4V \0\0\0\x01', 'video/mp4'],
    ['\x1aE\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm', 'video/webm'],
  ])('recognises a file that starts with %j as %s', (head, type) => {
    expect(detectFileType(bytes(head))).toBe(type);
  });

  test.each([
    '',
    'GIF',
    'GIF99a',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.7',
    'PK\x03\x04',
    'RIFF\x24\0\0\0WAVEfmt ',
    '\0\0\0\x20ftypheic',
    '\0\0\0\x20ftypqt  ',
    '\x1aE\xdf\xa3\x9f\x42\x82\x88matroska',
    'BM6\0\0\0',
    'II*\0',
  ])('rejects a file that starts with %j', (head) => {
    expect(detectFileType(bytes(head))).toBeNull();
  });
});
