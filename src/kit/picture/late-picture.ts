import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pictures of long lists begin to load a few at a time: to ask for one takes the browser longer than to draw its tile. */
const AT_ONCE = 4;
/** Until then other tiles have their words, in milliseconds. */
const PAUSE = 120;
/** A page that scrolls more pixels than these in a pause shows other tiles when pictures come. */
const FAR = 400;
/** In CSS: the picture once it has come; nothing before. */
const PICTURE = '--picture';

interface Wanted {
  readonly src: string;
  readonly onError: (src: string) => void;
}

const waiting = new Map<HTMLElement, Wanted>();
/** What each element shall show, also while it loads. */
const latest = new WeakMap<HTMLElement, Wanted>();
/** Where the page was seen last: nowhere until it scrolls; and how far it has scrolled since pictures began. */
let top = Number.NaN;
let passed = 0;

function watch(): void {
  passed += Math.abs(window.scrollY - top) || 0;
  top = window.scrollY;
}

function load(element: HTMLElement, wanted: Wanted): void {
  const image = new Image();
  const isWanted = (): boolean => latest.get(element) === wanted;
  image.onload = () => {
    // The whole address: no character in it could end a string of CSS.
    if (isWanted()) element.style.setProperty(PICTURE, `url("${image.src}")`);
  };
  image.onerror = () => {
    if (isWanted()) wanted.onError(wanted.src);
  };
  image.src = wanted.src;
}

function begin(): void {
  // Tiles that were scrolled past have left the page and need no picture.
  for (const element of waiting.keys()) if (!element.isConnected) waiting.delete(element);
  const begun = passed > FAR ? [] : [...waiting].slice(0, AT_ONCE);
  passed = 0;
  for (const [element, wanted] of begun) {
    waiting.delete(element);
    load(element, wanted);
  }
  if (waiting.size > 0) setTimeout(begin, begun.length > 0 ? 0 : PAUSE);
  else window.removeEventListener('scroll', watch);
}

/** Has an element show a picture when it is its turn; nothing of the picture before stays. */
export function comeLate(element: HTMLElement, wanted: Wanted): void {
  element.style.removeProperty(PICTURE);
  latest.set(element, wanted);
  if (waiting.size === 0) {
    top = Number.NaN;
    window.addEventListener('scroll', watch);
    setTimeout(begin, PAUSE);
  }
  waiting.set(element, wanted);
}

/**
 * As `ref` of an element in a long list that shows a picture as its background, with the address in `data-late`: an image of its own would
 * have to be made, styled and laid out for each of hundreds of tiles. `onError` is the same function with each drawing.
 */
export function useLatePicture(src: string, onError: Wanted['onError']): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) comeLate(element.current, { src, onError });
  }, [src, onError]);
  return element;
}
