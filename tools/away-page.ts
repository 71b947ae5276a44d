import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountryHelp } from '@hearthway/domain/help/help-line';
import { COUNTRIES, ELSEWHERE } from '@hearthway/domain/help/help-lines';
import { escapeHtml } from '@hearthway/server/escape-html';
import { ROOT } from './steps.ts';

export const AWAY_PAGE = join(ROOT, 'deploy/away.html');

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

function formatCountry({ name, emergency, crisis }: CountryHelp): string {
  const [, number = ''] = /^tel:(.*)/.exec(crisis.address) ?? [];
  const isNamed = crisis.name.replaceAll('-', '').includes(number);
  const shown = isNamed ? crisis.name : `${crisis.name} ${number.replaceAll('-', ' ')}`;
  return `<li><b>${escapeHtml(name)}</b> ${link(`tel:${emergency}`, emergency)} · ${link(crisis.address, shown)}</li>`;
}

/** Proxies serve this page while no server answers, so the page loads no other file. */
export const awayPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>We’ll be right back</title>
<style>
body { margin: 2rem auto; max-width: 34rem; padding: 0 1rem; font: 1.1rem/1.6 system-ui, sans-serif; color: #222; background: #fbf9f5 }
a { color: #0b5a4a }
ul { padding: 0; list-style: none }
li { padding: .3rem 0 }
b { display: block }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #181716 } a { color: #8fd3c1 } }
</style>
</head>
<body>
<h1>We’ll be right back</h1>
<p>The app isn’t available at the moment. Please try again in a minute.</p>
<h2>Do you need help now?</h2>
<p>If you or someone else is in danger, call the emergency number first. The second number is a crisis line.</p>
<ul>
${[...Object.values<CountryHelp>(COUNTRIES), ELSEWHERE].map(formatCountry).join('\n')}
</ul>
</body>
</html>
`;

if (import.meta.main) writeFileSync(AWAY_PAGE, awayPage());
