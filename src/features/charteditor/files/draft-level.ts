import { songFiles } from '#model/chart/formats/level-names';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { ChartAbout, ChartMusic } from '#model/writing/chart/about';
import { addressOf } from '#model/writing/work/draft-file';
import type { DraftLevel } from '../../charts/file/chart-file.data.ts';

interface Around {
  readonly draftKey: string;
  readonly title: string;
  readonly author: string;
  /** Files of the visitor on this device; null for one that is not here. */
  readonly file: (hash: string) => Promise<Blob | null>;
}

/** Addresses of what a chart is played to; null where there is no music. */
function filesOf(music: ChartMusic | null) {
  if (music?.type === 'bandori') return songFiles(music.id);
  if (music?.type !== 'custom' || music.audio === null) return null;
  return { cover: music.cover && addressOf(music.cover), bgm: addressOf(music.audio), preview: null };
}

/** A draft as a level of Sonolus; null without music. Its name is that of the draft, so that a later package takes its place in the app. */
export function draftLevel(about: ChartAbout, { draftKey, title, author, file }: Around): DraftLevel | null {
  const { music, artists, diff, level } = about;
  const files = filesOf(music);
  if (!files) return null;
  const own = music?.type === 'custom' ? [music.audio, music.cover] : [];
  return {
    facts: {
      name: draftKey.replaceAll(/[^\w-]+/g, '-'),
      rating: level ?? 0,
      title,
      artists,
      author,
      difficulty: DIFFICULTIES[diff ?? -1] ?? null,
      ...files,
    },
    file: async (path) => {
      const known = own.find((each) => each !== null && addressOf(each) === path);
      const blob = known ? await file(known.hash) : null;
      return blob && new Uint8Array(await blob.arrayBuffer());
    },
  };
}
