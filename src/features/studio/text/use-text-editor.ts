import { useState } from 'react';
import type { JsonObject } from '#model/records/reading';
import { useFollowing } from '#src/features/account/people/people.data.ts';
import { useNameOffers } from '#src/features/community/thread/composer/use-name-offers.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import type { ToolDialog } from '../insert/toolbar.tsx';
import { type UploadWatch, useArrivals } from '../pictures/use-arrivals.ts';
import { usePostEditor, useSummary } from './use-post-editor.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface Owner {
  readonly onChange: (nodes: readonly JsonObject[]) => void;
  readonly onBlur: () => void;
  /** Called by the shortcut that publishes or saves. */
  readonly onSend: () => void;
  readonly uploads?: UploadWatch;
}

/** An editor with its tools, offered names and uploads. It starts with `nodes`. */
export function useTextEditor(nodes: readonly JsonObject[], { onChange, onBlur, onSend, uploads }: Owner) {
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const shortcuts = useShortcuts(setDialog, onSend);
  const { place, editor } = usePostEditor(nodes, {
    onChange,
    onPictures: (files) => arrivals.add(files),
    onKey: (event) => offers.onKey(event) || shortcuts(event),
    onBlur,
  });
  const { name, faults } = useSummary(editor);
  const followed = useFollowing(useSession().user?.username ?? null);
  const offers = useNameOffers(name, followed, (username, from) =>
    editor?.insertPiece({ type: 'mention', data: username }, from),
  );
  const arrivals = useArrivals(editor, uploads);
  return { place, editor, faults, offers, arrivals, dialog, setDialog };
}

export type TextEditor = ReturnType<typeof useTextEditor>;
