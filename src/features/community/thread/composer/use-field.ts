import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Edited, withInsert, withPiece } from '#model/writing/completion';

/** A text field whose text is kept elsewhere, with the caret in it. */
export interface CaretField {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly caret: number;
  /** Call when the caret may have moved. */
  noteCaret(): void;
  /** Puts something in where the caret is, as it is. */
  insert(piece: string): void;
  /** The same with spaces around it; `from` is where the replaced part begins. */
  insertApart(piece: string, from?: number): void;
}

export function useField(text: string, write: (text: string) => void): CaretField {
  const ref = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<number | null>(null);
  const [caret, setCaret] = useState(text.length);
  // The caret can only stand where text is: after the new text was drawn.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    ref.current?.focus();
    ref.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  const selection = () => ({
    from: ref.current?.selectionStart ?? text.length,
    to: ref.current?.selectionEnd ?? text.length,
  });
  const apply = (edited: Edited) => {
    wanted.current = edited.caret;
    setCaret(edited.caret);
    write(edited.text);
  };
  return {
    ref,
    caret,
    noteCaret: () => setCaret(selection().from),
    insert: (piece) => apply(withInsert(text, selection().from, selection().to, piece)),
    insertApart: (piece, from) => apply(withPiece(text, from ?? selection().from, selection().to, piece)),
  };
}
