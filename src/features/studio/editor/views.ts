import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

/** An element of the editor whose inside is drawn by React. */
export interface DrawnNode {
  readonly key: string;
  readonly element: HTMLElement;
  readonly node: Node;
  /** Where the node stands; undefined once it is gone. */
  readonly at: () => number | undefined;
}

/** All elements that React draws in one editor. */
export class DrawnNodes {
  #all: ReadonlyMap<string, DrawnNode> = new Map();
  #list: readonly DrawnNode[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly list = (): readonly DrawnNode[] => this.#list;

  #set(all: ReadonlyMap<string, DrawnNode>): void {
    this.#all = all;
    this.#list = [...all.values()];
    for (const listener of this.#listeners) listener();
  }

  #remove(key: string): void {
    const rest = new Map(this.#all);
    if (rest.delete(key)) this.#set(rest);
  }

  /** A view that the editor asks for. */
  readonly view = (first: Node, _view: EditorView, at: () => number | undefined): NodeView => {
    this.#count += 1;
    const key = `${this.#count}`;
    const element = document.createElement(first.isInline ? 'span' : 'div');
    element.dataset.kind = first.type.name;
    const put = (node: Node) => this.#set(new Map(this.#all).set(key, { key, element, node, at }));
    put(first);
    return {
      dom: element,
      update: (node) => {
        if (node.type !== first.type) return false;
        put(node);
        return true;
      },
      selectNode: () => element.classList.add('is-selected'),
      deselectNode: () => element.classList.remove('is-selected'),
      // Controls in it are React's; a press beside them selects the node.
      stopEvent: (event) =>
        event.target instanceof Element &&
        event.target.closest('button, input, a, label') !== null &&
        event.type !== 'dragstart' &&
        event.type !== 'drop',
      ignoreMutation: () => true,
      destroy: () => this.#remove(key),
    };
  };
}
