/**
 * Moves the focus to the page heading. Use it when the focused element has been removed from the
 * page.
 */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
