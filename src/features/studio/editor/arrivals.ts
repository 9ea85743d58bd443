import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Where pictures that are still being uploaded will stand; the places move along with the text around them. */

interface Change {
  readonly add?: { readonly key: string; readonly at: number };
  readonly remove?: string;
}

const ARRIVALS = new PluginKey<DecorationSet>('arrivals');

function marker(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'arrival';
  element.ariaHidden = 'true';
  return element;
}

export const arrivals = (): Plugin =>
  new Plugin<DecorationSet>({
    key: ARRIVALS,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before) => {
        const moved = before.map(transaction.mapping, transaction.doc);
        const change: Change | undefined = transaction.getMeta(ARRIVALS);
        if (change?.add) {
          const { key, at } = change.add;
          return moved.add(transaction.doc, [Decoration.widget(at, marker, { key, side: -1 })]);
        }
        if (change?.remove === undefined) return moved;
        return moved.remove(moved.find(undefined, undefined, ({ key }) => key === change.remove));
      },
    },
    props: { decorations: (state) => ARRIVALS.getState(state) },
  });

const changed = (transaction: Transaction, change: Change): Transaction =>
  transaction.setMeta(ARRIVALS, change).setMeta('addToHistory', false);

export const addArrival = (state: EditorState, key: string, at: number): Transaction =>
  changed(state.tr, { add: { key, at } });

export const removeArrival = (state: EditorState, key: string): Transaction =>
  changed(state.tr, { remove: key });

/** Where the picture will stand now; null when the text around it is gone. */
export function arrivalAt(state: EditorState, key: string): number | null {
  const [found] = ARRIVALS.getState(state)?.find(undefined, undefined, (spec) => spec.key === key) ?? [];
  return found?.from ?? null;
}
