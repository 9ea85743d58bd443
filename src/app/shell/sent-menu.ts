/** The menu that came with the page (server/routes/first/bar.ts): the browser itself opens and closes it. */
const sent = document.querySelector<HTMLElement>('#first-menu[popover]');

let isOpen = 'popover' in HTMLElement.prototype && sent?.matches(':popover-open') === true;
sent?.addEventListener('toggle', ({ newState }) => {
  isOpen = newState === 'open';
});

/** Whether it was open when the client's own took its place; true once. */
export function takeSentMenu(): boolean {
  const was = isOpen;
  isOpen = false;
  return was;
}
