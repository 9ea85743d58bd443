import {
  editPlaylists,
  mergedPlaylists,
  type Playlists,
  type PlaylistsEdit,
  readPlaylists,
} from '#model/media/music/playlists';
import type { KeptValue } from '../kept/kept.types.ts';

export const PLAYLISTS: KeptValue<Playlists, PlaylistsEdit> = {
  key: 'music/playlists',
  decode: readPlaylists,
  encode: ({ lists }) => ({ lists }),
  edit: editPlaylists,
  merge: mergedPlaylists,
};
