import { lazy, Suspense, useMemo } from 'react';
import { communityLevel } from '#model/chart/formats/level-names';
import { bandColor } from '#model/listing/views/bands';
import type { SongView } from '#model/listing/views/song-view';
import type { Difficulty } from '#model/vocabulary/difficulties';
import type { DrawnChart } from '#src/features/charts/drawn-chart.data.ts';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { Board } from '#src/features/simulator/board/board.tsx';
import type { SimulatorActor, SoundSource } from '#src/features/simulator/use-simulator.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';

const CommentMarks = lazy(async () => ({
  default: (await import('../times/comment-marks.tsx')).CommentMarks,
}));

/** A piece of a member's own is of no band. */
const LIGHTS = '#33ddaa';

interface Props {
  readonly post: Post;
  readonly drawn: DrawnChart;
  readonly song: SongView | null;
  readonly difficulty: Difficulty | null;
}

/** What plays with a chart; the same object as long as it is the same sound. */
function useSource({ song }: Pick<Post, 'song'>): SoundSource {
  const { main, sub } = useServers();
  const id = song?.type === 'bandori' ? song.id : null;
  const audio = song?.type === 'custom' ? (song.audio ?? null) : null;
  return useMemo((): SoundSource => {
    if (id !== null) return { kind: 'song', song: id, servers: [main, sub] };
    return audio === null ? null : { kind: 'address', address: audio };
  }, [id, audio, main, sub]);
}

/** The chart as it comes towards a player, to watch and to play, with its music. */
export function Stage({ post, drawn, song, difficulty }: Props) {
  const { id } = post;
  const lastSeconds = drawn.plain.notes.at(-1)?.time ?? 0;
  const Marks = useMemo(
    () =>
      ({ actor }: { readonly actor: SimulatorActor }) => (
        <Suspense>
          <CommentMarks id={id} actor={actor} lastSeconds={lastSeconds} />
        </Suspense>
      ),
    [id, lastSeconds],
  );
  return (
    <Board
      drawn={drawn}
      source={useSource(post)}
      colour={song ? bandColor(song.bandId) : LIGHTS}
      difficulty={difficulty}
      level={post.level ?? null}
      runKey={communityLevel(id)}
      Marks={Marks}
    />
  );
}
