// Runs before the first paint, so that the theme never flashes.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hearthway:theme');
  } catch {
    // Storage may be blocked.
  }
  if (stored !== 'light' && stored !== 'dark') return;
  document.documentElement.dataset.theme = stored;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = stored === 'dark' ? '#14181b' : '#fbf7f1';
  }
})();
