import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { JsonObject } from '#model/records/reading';
import { type EditorHandlers, type EditorSummary, PostEditor } from '../editor/post-editor.ts';

export type { PostEditor };

const NOTHING: EditorSummary = { canUndo: false, canRedo: false, isHeading: false, faults: [], name: null };
const never = () => () => undefined;

/** What the tools show of an editor; nothing before there is one. */
export const useSummary = (editor: PostEditor | null): EditorSummary =>
  useSyncExternalStore(editor?.subscribe ?? never, editor?.summary ?? (() => NOTHING));

/** An editor in the element of the reference. `nodes` are what it begins with. */
export function usePostEditor(nodes: readonly JsonObject[], handlers: EditorHandlers) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<PostEditor | null>(null);
  const onChange = useEffectEvent(handlers.onChange);
  const onPictures = useEffectEvent(handlers.onPictures);
  const onKey = useEffectEvent(handlers.onKey);
  const onBlur = useEffectEvent(handlers.onBlur);
  const open = useEffectEvent((element: HTMLElement) => {
    return new PostEditor(element, nodes, {
      onChange: (next) => onChange(next),
      onPictures: (files) => onPictures(files),
      onKey: (event) => onKey(event),
      onBlur: () => onBlur(),
    });
  });
  useEffect(() => {
    if (!place.current) return;
    const made = open(place.current);
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);
  return { place, editor };
}
