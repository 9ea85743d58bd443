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
  // Some first steps are for those who have no cards; a press on one is kept until the page can fulfil it.
  document.documentElement.toggleAttribute('data-cards', cards !== null);
  // Only the last one counts, as with a press on anything that works at once. A link is left to who wants a tab of its own.
  addEventListener('click', (event) => {
    const step = event.target.closest?.('[data-step]');
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    document.querySelector('[data-step][aria-busy]')?.removeAttribute('aria-busy');
    step.setAttribute('aria-busy', 'true');
  });
  // Who leaves what the server sent does not wait for the rest of it: files that are on their way would hold up the next page.
  const leave = (element) => element && stop();
  addEventListener('submit', (event) => event.defaultPrevented || leave(event.target.closest('.first')));
  addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button || ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) return;
    leave(event.target.closest?.('.first a[href]:not([download], [target])'));
  });
  // Back from there it lacks them.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector('.first')) location.reload();
  });
})();
