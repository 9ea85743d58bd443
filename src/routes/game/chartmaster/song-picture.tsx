import { SongJacket } from '#src/components/song-jacket.tsx';
import type { People } from '#src/parts/games/use-people.ts';

interface Props {
  readonly people: People;
  readonly song: number;
  readonly size: number;
}

export const SongPicture = ({ people, song, size }: Props) => (
  <SongJacket src={people.song(song)?.jacket ?? null} size={size} />
);
