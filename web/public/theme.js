// Runs before the first paint, so a stored choice never flashes the other theme.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hearthway:theme');
  } catch {
    // Storage may be blocked; the system's theme is then used.
  }
  if (stored !== 'light' && stored !== 'dark') return;
  document.documentElement.dataset.theme = stored;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = stored === 'dark' ? '#14181b' : '#fbf7f1';
  }
})();
