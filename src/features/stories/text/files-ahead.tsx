import { useEffect, useEffectEvent, useState } from 'react';
import type { StoryNeed } from '#model/media/story/story-files';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { filesFrom } from '../engine/first-scene.ts';
import { loadPicture } from '../engine/load-picture.ts';
import { preload } from '../engine/preload.ts';
import { fetchFile } from '../engine/story-sounds.ts';
import type { OpenStory } from '../open-story.ts';
import { fileName } from './reading.ts';

interface Props {
  readonly story: OpenStory;
  /** Whether it is heard in turn: one who only reads needs no voices, and pictures come as they are scrolled to. */
  readonly isHeard: boolean;
  readonly onMissing: (name: string) => void;
}

type FileNeed = Extract<StoryNeed, { readonly what: 'file' }>;

/** Music and sounds begin by a press of their own. */
const isRead = (need: StoryNeed): need is FileNeed =>
  need.what === 'file' && (need.file.kind === 'picture' || need.file.kind === 'voice');

/** The browser keeps what came, for the elements that show and play it. */
async function load({ file, address }: FileNeed, signal: AbortSignal): Promise<boolean> {
  return file.kind === 'picture' ? loadPicture(address, signal) : (await fetchFile(address, signal)) !== null;
}

const NONE = { done: 0, total: 0 };

/** Loads pictures and voices of a story while it is heard, from its place on, and says how far that is. */
export function FilesAhead({ story, isHeard, onMissing }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { script, server, at } = story;
  const [{ done, total }, show] = useState(NONE);
  const begin = useEffectEvent((signal: AbortSignal) => {
    const needs = filesFrom(script, server, at).needs.filter(isRead);
    let count = 0;
    show({ done: count, total: needs.length });
    void preload(needs, {
      load,
      signal,
      onDone: ({ file }, isThere) => {
        count += 1;
        show({ done: count, total: needs.length });
        if (!isThere) onMissing(fileName(file));
      },
    });
  });
  useEffect(() => {
    if (!isHeard) return;
    const ending = new AbortController();
    begin(ending.signal);
    return () => {
      ending.abort();
      show(NONE);
    };
  }, [isHeard]);
  if (done === total) return null;
  return <span>{t('stories.theatre.loading', { done: integer(done), total: integer(total) })}</span>;
}
