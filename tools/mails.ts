import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleMails } from '@hearthway/server/mail-samples';
import { ROOT } from './steps.ts';

/** usage: npm run mails. Writes a sample of every email as an HTML page. */
const folder = join(ROOT, '.cache/mails');
await mkdir(folder, { recursive: true });
const mails = sampleMails();
for (const [name, { html, text }] of Object.entries(mails)) {
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), text);
}
const links = Object.entries(mails).map(
  ([name, { subject }]) =>
    `<li><a href="${name}.html">${subject}</a> (<a href="${name}.txt">as text</a>)</li>`,
);
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><ul>${links.join('\n')}</ul>`,
);
console.info(`Wrote ${links.length} sample emails. Open file://${folder}/index.html`);
