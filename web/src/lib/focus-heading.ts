/** Moves the focus to the heading, as removing the focused element from the page would lose it. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
