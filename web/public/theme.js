// This script runs before the first paint, so that the page never flashes in the wrong theme.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hearthway:theme');
  } catch {
    // If the browser blocks storage, the system's theme applies.
  }
  if (stored !== 'light' && stored !== 'dark') return;
  document.documentElement.dataset.theme = stored;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = stored === 'dark' ? '#14181b' : '#fbf7f1';
  }
})();
