/**
 * When the focused element is removed, the focus would be lost, so it moves to the page's heading.
 */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
