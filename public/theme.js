// Runs before the first paint, so that a dark page does not flash white. The key is the one of src/kit/theme/scheme.ts.
(() => {
  let stored = null;
  let cards = null;
  try {
    stored = localStorage.getItem('setori-color-scheme');
    cards = localStorage.getItem('setori-collection');
  } catch {
    // Storage may be closed to us; the system's choice is good enough.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#1a171f' : '#ffffff');
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // The first step of the team builder is for those who have no cards; a press is kept until the page can fulfil it.
  document.documentElement.toggleAttribute('data-cards', cards !== null);
  addEventListener('click', ({ target }) => {
    target.closest?.('[data-step]')?.setAttribute('aria-busy', 'true');
  });
})();
