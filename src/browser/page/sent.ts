import type { SentStep } from '#model/vocabulary/sent-steps';

/** The fields for words in what the server sent (server/routes/first/pieces.ts), by their names in the address. */
const FIELDS = '.first-search > input[type="search"]';

type FieldName = 'q' | 'filter';

/** What was typed before the page's own field stood. */
export interface SentWords {
  /** Null where nothing was typed. */
  readonly text: string | null;
  /** Where the caret stands; null where the field does not have the focus. */
  readonly caret: readonly [start: number, end: number] | null;
}

const fields = new Map<string, HTMLInputElement>();
let root: HTMLElement | null = null;
/** The element with the focus in what was sent. No event says that it lost the focus when it was moved. */
let focused: HTMLElement | null = null;
/** Where the box with the sent rows was scrolled to. It forgets that when it is moved. */
let scrolled: { readonly box: HTMLElement; readonly top: number } | null = null;
/** Where the page was scrolled to while it was the sent one, and its path. The router begins each page at its top. */
let page = { path: '', top: 0 };

const typed = ({ value, defaultValue }: HTMLInputElement): string | null =>
  value === defaultValue ? null : value;

/** Fields of settings that were changed, by their names in the address; a box that is not ticked is empty there. */
function changed(sent: HTMLElement): readonly (readonly [name: string, value: string])[] {
  const fields = [...sent.querySelectorAll<HTMLInputElement | HTMLSelectElement>('details [name]')];
  return fields.flatMap((each): [string, string][] => {
    const isSet =
      each instanceof HTMLInputElement
        ? each.value !== each.defaultValue || each.checked !== each.defaultChecked
        : !each.selectedOptions[0]?.defaultSelected;
    if (!isSet) return [];
    return [[each.name, 'checked' in each && each.type === 'checkbox' && !each.checked ? '' : each.value]];
  });
}

/** The settings that the server sent; null where it sent none. */
export const sentDetails = (): HTMLDetailsElement | null =>
  root?.querySelector<HTMLDetailsElement>('details:has(form)') ?? null;

/** What was set in them, once. */
export function takeSentFields(): readonly (readonly [name: string, value: string])[] {
  const fields = root ? changed(root) : [];
  root = null;
  return fields;
}

/** The value of a first step if it was pressed before the page could take it, empty where it has none; else null. Once. */
export function takeSentStep(step: SentStep): string | null {
  const selector = `[data-step="${step}"][aria-busy]`;
  // A part of what was sent may stand elsewhere in the page by now (src/kit/page/meanwhile.tsx).
  const pressed = root?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
  if (!pressed) return null;
  pressed.removeAttribute('aria-busy');
  return pressed.dataset.value ?? '';
}

/** The page was left: what was pressed and typed in it is of no other page. */
export function forgetSent(): void {
  root = null;
  fields.clear();
}

/** Watches what the server sent until the page has its own. */
export function watchSent(sent: HTMLElement): void {
  const note = (): void => {
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement && sent.contains(activeElement) ? activeElement : null;
  };
  note();
  root = sent;
  sent.addEventListener('focusin', note);
  // Not when it is moved: only what takes the focus, or a visitor who leaves the field, ends that.
  sent.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null) focused = null;
  });
  sent.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement) scrolled = { box: target, top: target.scrollTop };
    },
    { capture: true, passive: true },
  );
  for (const box of sent.querySelectorAll<HTMLElement>('.first-scroll'))
    if (box.scrollTop > 0) scrolled = { box, top: box.scrollTop };
  page = { path: location.pathname, top: window.scrollY };
  const noteTop = (): void => {
    if (sent.isConnected) page = { ...page, top: window.scrollY };
    else window.removeEventListener('scroll', noteTop);
  };
  window.addEventListener('scroll', noteTop, { passive: true });
  fields.clear();
  for (const each of sent.querySelectorAll<HTMLInputElement>(FIELDS)) fields.set(each.name, each);
  askForTyped();
}

/** Words that were typed by now are asked for in the address. */
function askForTyped(): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  let isTyped = false;
  for (const [name, field] of fields) {
    const text = typed(field);
    if (text === null) continue;
    isTyped = true;
    if (text === '') params.delete(name);
    else params.set(name, text);
  }
  if (!isTyped) return;
  history.replaceState(history.state, '', `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`);
}

/** Before a part of what was sent loses its place: it may lie outside the rest, where no one heard that it got the focus. */
export function noteSentFocus(part: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && part.contains(activeElement)) focused = activeElement;
}

/** The page's own link to where a link that was sent leads, or its own choice of the same name. */
const sameLink = (sent: HTMLElement): HTMLElement | null => {
  const href = sent.getAttribute('href');
  if (href === null) return null;
  const name = sent.getAttribute('aria-label');
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return (
    link ?? (name === null ? null : document.querySelector(`main input[aria-label="${CSS.escape(name)}"]`))
  );
};

/**
 * After what was sent got another place in the document, or the page's own took its place: gives the focus back, and with it the
 * keyboard of a phone.
 */
export function keepSentFocus(): void {
  if (scrolled?.box.isConnected) scrolled.box.scrollTop = scrolled.top;
  if (!focused || document.activeElement !== document.body) return;
  const heir = focused.isConnected ? focused : sameLink(focused);
  heir?.focus({ preventScroll: true });
}

/** After what was sent got another place, or the page's own took its place: the visitor stays where they scrolled to. */
export function keepSentTop(): void {
  const isSame = location.pathname === page.path && location.hash === '';
  if (page.top > 0 && isSame && window.scrollY !== page.top) window.scrollTo(0, page.top);
}

/** For the page's own field, once. */
export function takeSentWords(name: FieldName): SentWords | null {
  const taken = fields.get(name);
  if (!taken) return null;
  fields.delete(name);
  const hasFocus = focused === taken && document.activeElement === document.body;
  if (focused === taken) focused = null;
  const { selectionStart, selectionEnd, value } = taken;
  const caret = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  return { text: typed(taken), caret: hasFocus || document.activeElement === taken ? caret : null };
}

/** How far the rows were scrolled before the page's own stood in their place; once. */
export function takeSentScroll(): number {
  const top = scrolled?.top ?? 0;
  scrolled = null;
  return top;
}
