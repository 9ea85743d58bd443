/** One way to use a page: what it does, and by what one sees that it did. It runs in the page, whatever the build. */
export interface Use {
  /** The control: the first visible element of these; left out, it is that of another way to use the page. */
  readonly control?: string;
  /** Typed into the control, then Enter; a press where it is left out. */
  readonly words?: string;
  /** Selects what shows that it worked: an element that can be seen, with these words in it. */
  readonly effect: string;
  readonly says?: string;
  /** Part of the address that the page has once it was used. */
  readonly address?: string;
}

/** A page, and the first things in it that visitors would use; it answers when one of them does. */
export interface FirstUse {
  readonly path: string;
  readonly uses: readonly Use[];
}

interface Answering extends Window {
  /** Given to the page before its own scripts: epoch milliseconds. */
  controlAnswers?: (at: number) => void;
}

/** A press that has no effect within this time is made again, in milliseconds. */
export const PATIENCE_MS = 250;

/**
 * In the page, and in the one that it leads to: uses what there is to use as soon as it is there, again until it has begun to work, and
 * reports when the browser has painted what came of it.
 */
export function useFirst({
  uses,
  patienceMs,
}: {
  readonly uses: readonly Use[];
  readonly patienceMs: number;
}): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (window as Answering).controlAnswers?.(performance.timeOrigin + performance.now());
  const seen = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && right > 0 && element.checkVisibility();
    });
  // A page that another one led to was asked before.
  const isAsked = ({ address }: Use): boolean => address !== undefined && location.href.includes(address);
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const answers = (use: Use): boolean => {
    const { effect, says = '', address } = use;
    if (address !== undefined && (!isAsked(use) || isLeaving)) return false;
    const text = seen(effect)?.textContent ?? null;
    return text?.includes(says) === true && text.trim() !== '';
  };
  const type = (field: HTMLInputElement, words: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // As Enter does.
    field.form?.requestSubmit();
  };
  const pressed = new Map<Use, number>();
  const use = (each: Use): void => {
    const { control, words } = each;
    const element = control === undefined ? undefined : seen(control);
    const isSoon = performance.now() - (pressed.get(each) ?? Number.NEGATIVE_INFINITY) < patienceMs;
    if (!element || isSoon || isAsked(each) || element.matches(':disabled')) return;
    pressed.set(each, performance.now());
    if (words === undefined) element.click();
    else if (element instanceof HTMLInputElement) type(element, words);
  };
  const watching = setInterval(() => {
    if (uses.some(answers)) {
      clearInterval(watching);
      requestAnimationFrame(() => port2.postMessage(null));
    } else {
      for (const each of uses) if (!isLeaving) use(each);
    }
  }, 16);
}
