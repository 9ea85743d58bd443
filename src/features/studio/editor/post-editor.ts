import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState, NodeSelection, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { PostNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import type { NameUnderWay } from '#model/writing/completion';
import { nodesOfDocument } from '#model/writing/post/document';
import { addArrival, arrivalAt, arrivals, removeArrival } from './arrivals.ts';
import { copySelection, takeTransfer } from './clipboard.ts';
import {
  caretAt,
  insertNodes,
  insertPicture,
  insertPiece,
  insertWords,
  isInHeading,
  joinHeading,
  moveBlock,
  nameAtCaret,
  replaceAll,
  toggleHeading,
} from './commands.ts';
import { FAULTS, type FaultyNode, faultMarks } from './faults.ts';
import { docOf, documentIn } from './schema.ts';
import { DrawnNodes } from './views.ts';

/** What the tools around the text show. */
export interface EditorSummary {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isHeading: boolean;
  readonly faults: readonly FaultyNode[];
  /** The name that is being typed. */
  readonly name: NameUnderWay | null;
}

/** What an editor does besides editing. All of them may be called at any time. */
export interface EditorHandlers {
  readonly onChange: (nodes: readonly JsonObject[]) => void;
  readonly onPictures: (files: readonly File[]) => void;
  /** Whether the key was meant for something beside the text. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onBlur: () => void;
}

type Attributes = Readonly<Record<string, string>>;

const KEYS: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-Alt-2': toggleHeading,
  Backspace: joinHeading(-1),
  Delete: joinHeading(1),
  'Alt-Shift-ArrowUp': moveBlock(-1),
  'Alt-Shift-ArrowDown': moveBlock(1),
  // There is one kind of line break.
  'Shift-Enter': (state, dispatch, view) => baseKeymap.Enter?.(state, dispatch, view) ?? false,
};

const plugins = (): readonly Plugin[] => [
  history(),
  keymap(KEYS),
  keymap(baseKeymap),
  dropCursor({ color: false, class: 'drop-cursor' }),
  gapCursor(),
  arrivals(),
  faultMarks(),
];

/** The text of a post while it is edited. Its document is the nodes of the post. */
export class PostEditor {
  readonly drawn = new DrawnNodes();
  readonly #view: EditorView;
  readonly #handlers: EditorHandlers;
  readonly #listeners = new Set<() => void>();
  #summary: EditorSummary;

  constructor(place: HTMLElement, nodes: readonly JsonObject[], handlers: EditorHandlers) {
    this.#handlers = handlers;
    const kinds = ['pictures', 'things', 'emoji', 'mention', 'link', 'foreign'];
    this.#view = new EditorView(place, {
      state: EditorState.create({ doc: docOf(nodes), plugins: [...plugins()] }),
      nodeViews: Object.fromEntries(kinds.map((kind) => [kind, this.drawn.view])),
      dispatchTransaction: (transaction) => {
        this.#view.updateState(this.#view.state.apply(transaction));
        if (transaction.docChanged) handlers.onChange(this.nodes);
        this.#notify();
      },
      handleKeyDown: (_view, event) => handlers.onKey(event),
      handleDOMEvents: {
        copy: copySelection,
        cut: copySelection,
        // Not `handlePaste` and `handleDrop`: before those the library makes a document of what came.
        paste: (view, event) => this.#paste(view, event),
        drop: (view, event) => this.#drop(view, event),
        blur: () => {
          handlers.onBlur();
          return false;
        },
      },
    });
    this.#summary = this.#summarise();
  }

  #paste(view: EditorView, event: ClipboardEvent): boolean {
    if (!view.editable || event.clipboardData === null) return false;
    event.preventDefault();
    takeTransfer(view, event.clipboardData, this.#handlers.onPictures);
    return true;
  }

  /** What is dragged within the text is the library's; all else comes from outside. */
  #drop(view: EditorView, event: DragEvent): boolean {
    if (!view.editable || view.dragging !== null || event.dataTransfer === null) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    event.preventDefault();
    if (at !== undefined) view.dispatch(caretAt(view.state, at));
    takeTransfer(view, event.dataTransfer, this.#handlers.onPictures);
    return true;
  }

  #summarise(): EditorSummary {
    const { state } = this.#view;
    return {
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      isHeading: isInHeading(state),
      faults: FAULTS.getState(state)?.found ?? [],
      name: nameAtCaret(state),
    };
  }

  #notify(): void {
    this.#summary = this.#summarise();
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly summary = (): EditorSummary => this.#summary;

  get nodes(): readonly JsonObject[] {
    return nodesOfDocument(documentIn(this.#view.state.doc));
  }

  setProps({
    isEditable,
    attributes,
  }: {
    readonly isEditable: boolean;
    readonly attributes: Attributes;
  }): void {
    this.#view.setProps({ editable: () => isEditable, attributes: () => ({ ...attributes }) });
  }

  focus(): void {
    this.#view.focus();
  }

  /** Applies a change from the tools. Each is undone by itself, however soon it follows another. */
  #apply(transaction: Transaction): void {
    this.#view.dispatch(closeHistory(transaction));
  }

  #run(command: Command): void {
    command(this.#view.state, (transaction) => this.#apply(transaction), this.#view);
    this.focus();
  }

  undo(): void {
    this.#run(undo);
  }

  redo(): void {
    this.#run(redo);
  }

  toggleHeading(): void {
    this.#run(toggleHeading);
  }

  /** Puts nodes in at the caret. */
  insert(nodes: readonly JsonObject[]): void {
    this.#apply(insertNodes(this.#view.state, nodes));
    this.focus();
  }

  /** A name, a link or an emoji in the place of the selection, or of what was typed from `from` on. */
  insertPiece(node: PostNode, from?: number): void {
    this.#apply(insertPiece(this.#view.state, node, from ?? null));
    this.focus();
  }

  /** Begins a name where a word may begin. */
  beginName(): void {
    const { state } = this.#view;
    const before = state.selection.$from.parent.textBetween(
      0,
      state.selection.$from.parentOffset,
      undefined,
      ' ',
    );
    this.insertText(before === '' || /\s$/.test(before) ? '@' : ' @');
  }

  insertText(text: string): void {
    this.#apply(insertWords(this.#view.state, text));
    this.focus();
  }

  /** Takes all nodes out and puts these in. */
  replaceAll(nodes: readonly JsonObject[]): void {
    this.#apply(replaceAll(this.#view.state, nodes));
    this.focus();
  }

  /** Changes one block or piece. */
  change(at: number, attributes: Readonly<Record<string, unknown>>): void {
    const node = this.#view.state.doc.nodeAt(at);
    if (!node) return;
    this.#apply(this.#view.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes }));
  }

  remove(at: number): void {
    const node = this.#view.state.doc.nodeAt(at);
    if (!node) return;
    this.#apply(this.#view.state.tr.delete(at, at + node.nodeSize).scrollIntoView());
    this.focus();
  }

  /** Selects a block or piece and moves it past its neighbour. */
  move(at: number, step: -1 | 1): void {
    this.select(at);
    this.#run(moveBlock(step));
  }

  /** Shows what stands at a place, such as a node with a fault. */
  select(at: number): void {
    const { state } = this.#view;
    const node = state.doc.nodeAt(at);
    const canSelect = node !== null && NodeSelection.isSelectable(node) && node.isAtom && !node.isText;
    const transaction = canSelect
      ? state.tr.setSelection(NodeSelection.create(state.doc, at))
      : caretAt(state, at + (node?.isBlock === true ? 1 : 0));
    this.#view.dispatch(transaction.scrollIntoView());
    this.focus();
  }

  /** Nodes that the site refused; each is marked until it changes. */
  markRefused(nodes: readonly JsonObject[]): void {
    this.#view.dispatch(this.#view.state.tr.setMeta(FAULTS, nodes));
  }

  /** Marks the place of a picture that is on its way. */
  awaitPicture(key: string): void {
    const { state } = this.#view;
    this.#view.dispatch(addArrival(state, key, state.selection.to));
  }

  /** Puts a picture where it was awaited. */
  placePicture(key: string, path: string, companions: readonly string[]): void {
    const at = arrivalAt(this.#view.state, key) ?? this.#view.state.doc.content.size;
    this.dropPicture(key);
    this.#apply(insertPicture(this.#view.state, at, path, companions));
  }

  /** No picture will come. */
  dropPicture(key: string): void {
    this.#view.dispatch(removeArrival(this.#view.state, key));
  }

  destroy(): void {
    this.#view.destroy();
  }
}
