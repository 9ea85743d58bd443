/** The field for words in what the server sent of a list (server/routes/first/list.ts). */
const FIELD = '.first-search > input[type="search"]';

/** What was typed before the page's own field stood. */
export interface SentWords {
  /** Null where nothing was typed. */
  readonly text: string | null;
  /** Where the caret stands; null where the field does not have the focus. */
  readonly caret: readonly [start: number, end: number] | null;
}

let field: HTMLInputElement | null = null;
let root: HTMLElement | null = null;
/** The element with the focus in what was sent. No event says that it lost the focus when it was moved. */
let focused: HTMLElement | null = null;

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

/** A first step that was pressed before the page could take it, by its name; once. */
export function takeSentStep(): string | null {
  const pressed = root?.querySelector<HTMLElement>('[data-step][aria-busy]');
  pressed?.removeAttribute('aria-busy');
  return pressed?.dataset.step ?? null;
}

/** Watches what the server sent until the page has its own; words typed by now are asked for in the address. */
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
  field = sent.querySelector(FIELD);
  const text = field && typed(field);
  if (text === null) return;
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  if (text === '') params.delete('q');
  else params.set('q', text);
  history.replaceState(history.state, '', `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`);
}

/** Before a part of what was sent loses its place: it may lie outside the rest, where no one heard that it got the focus. */
export function noteSentFocus(part: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && part.contains(activeElement)) focused = activeElement;
}

/** The page's own link to where a link that was sent leads. */
const sameLink = (sent: HTMLElement): HTMLElement | null => {
  const href = sent.getAttribute('href');
  return href === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
};

/**
 * After what was sent got another place in the document, or the page's own took its place: gives the focus back, and with it the
 * keyboard of a phone.
 */
export function keepSentFocus(): void {
  if (!focused || document.activeElement !== document.body) return;
  const heir = focused.isConnected ? focused : sameLink(focused);
  heir?.focus({ preventScroll: true });
}

/** For the page's own field, once. */
export function takeSentWords(): SentWords | null {
  const taken = field;
  if (!taken) return null;
  field = null;
  const hasFocus = focused === taken && document.activeElement === document.body;
  focused = null;
  const { selectionStart, selectionEnd, value } = taken;
  const caret = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  return { text: typed(taken), caret: hasFocus || document.activeElement === taken ? caret : null };
}
