/**
 * Moves the focus to the page's heading. Otherwise it would be lost when the focused element is
 * removed from the page.
 */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
