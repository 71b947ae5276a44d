/** Moves focus to the page heading, for when the focused element has disappeared. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
