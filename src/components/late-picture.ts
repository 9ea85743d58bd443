/** Pictures of long lists begin to load a few at a time: to ask for one takes the browser longer than to draw its tile. */
const AT_ONCE = 4;
/** Until then other tiles have their words, in milliseconds. */
const PAUSE = 120;
/** A page that scrolls more pixels than these in a pause shows other tiles when pictures come. */
const FAR = 400;

let waiting: HTMLImageElement[] = [];
/** Where the page was seen last: nowhere until it scrolls; and how far it has scrolled since pictures began. */
let top = Number.NaN;
let passed = 0;

function watch(): void {
  passed += Math.abs(window.scrollY - top) || 0;
  top = window.scrollY;
}

function begin(): void {
  // Tiles that were scrolled past have left the page and need no picture.
  waiting = waiting.filter((image) => image.isConnected);
  const begun = passed > FAR ? [] : waiting.splice(0, AT_ONCE);
  passed = 0;
  for (const image of begun) image.src = image.dataset.late ?? '';
  if (waiting.length > 0) setTimeout(begin, begun.length > 0 ? 0 : PAUSE);
  else window.removeEventListener('scroll', watch);
}

/** As `ref` of an image whose address is in `data-late`; another address needs another element. */
export function comeLate(image: HTMLImageElement | null): void {
  if (!image) return;
  if (waiting.length === 0) {
    top = Number.NaN;
    window.addEventListener('scroll', watch);
    setTimeout(begin, PAUSE);
  }
  waiting.push(image);
}
