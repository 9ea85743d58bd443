/** Pictures of long lists begin to load a few at a time: to ask for one takes the browser longer than to draw its tile. */
const AT_ONCE = 6;
/** Until then other tiles have their words, in milliseconds. */
const PAUSE = 120;

let waiting: readonly HTMLImageElement[] = [];

function begin(): void {
  // Tiles that were scrolled past have left the page and need no picture.
  const wanted = waiting.filter((image) => image.isConnected);
  for (const image of wanted.slice(0, AT_ONCE)) image.src = image.dataset.late ?? '';
  waiting = wanted.slice(AT_ONCE);
  if (waiting.length > 0) setTimeout(begin);
}

/** As `ref` of an image whose address is in `data-late`; another address needs another element. */
export function comeLate(image: HTMLImageElement | null): void {
  if (!image) return;
  if (waiting.length === 0) setTimeout(begin, PAUSE);
  waiting = [...waiting, image];
}
