import { type ReactNode, useDeferredValue, useState } from 'react';
import { SearchField } from '#src/kit/field/search-field.tsx';

interface Styles {
  readonly typing?: string | undefined;
  readonly found?: string | undefined;
}

interface Props<Item> {
  readonly label: string;
  /** Of what is found. */
  readonly listLabel: string;
  /** The best first; a few are shown. */
  readonly find: (text: string) => readonly Item[];
  readonly idOf: (item: Item) => number;
  readonly onPick: (id: number) => void;
  readonly styles: Styles;
  readonly children: (item: Item) => ReactNode;
}

const MOST = 6;
const takeFocus = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus({ preventScroll: true });

/** An answer by typing, in the search language. Enter takes the first that is found. */
export function TypedAnswer<Item>(props: Props<Item>) {
  const { label, listLabel, find, idOf, onPick, styles, children } = props;
  const [typed, setTyped] = useState('');
  const found = find(useDeferredValue(typed)).slice(0, MOST);
  const pick = (item: Item | undefined) => {
    if (item === undefined) return;
    setTyped('');
    onPick(idOf(item));
  };
  return (
    <div className={styles.typing} ref={takeFocus}>
      <SearchField label={label} value={typed} onChange={setTyped} onEnter={() => pick(find(typed)[0])} />
      <ul className={styles.found} aria-label={listLabel}>
        {found.map((item) => (
          <li key={idOf(item)}>
            <button type="button" onClick={() => pick(item)}>
              {children(item)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
