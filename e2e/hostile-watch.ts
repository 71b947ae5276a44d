import type { Page } from '@playwright/test';

export async function watchForHits(page: Page, origin: string): Promise<string[]> {
  const events: string[] = [];
  await page.exposeFunction('reportHit', (what: string) => events.push(what));
  await page.addInitScript(() => {
    const report = (what: string) =>
      (window as never as { reportHit(w: string): void }).reportHit(what);
    Object.assign(window, { hit: () => report('ran') });
    document.addEventListener('securitypolicyviolation', (event) => {
      // Chromium reports these violations when the sanitiser parses a text, although no script
      // runs.
      if (['script-src-attr', 'base-uri'].includes(event.violatedDirective)) return;
      if (event.blockedURI === 'eval') return;
      report(`stopped by policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(about|data|blob):/.test(url)) {
      events.push(`left for ${url}`);
    }
  });
  return events;
}

export const findScriptAttributes = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    .flatMap((found) => [...found.attributes])
    .filter(({ name, value }) => {
      const isLink = /^(href|src|action|formaction|xlink:href)$/i.test(name);
      return /^on/i.test(name) || (isLink && /^\W*(java|vb)script\W*:/i.test(value));
    })
    .map(({ name, value }) => `${name}=${value}`);
