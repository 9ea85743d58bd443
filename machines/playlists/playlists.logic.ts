import { editPlaylists, mergedPlaylists, readPlaylists } from '#model/music/playlists';
import type { KeptValue } from '../kept/kept.types.ts';
import type { Playlists, PlaylistsEdit } from './playlists.types.ts';

export const PLAYLISTS: KeptValue<Playlists, PlaylistsEdit> = {
  key: 'music/playlists',
  decode: readPlaylists,
  encode: ({ lists }) => ({ lists }),
  edit: editPlaylists,
  merge: mergedPlaylists,
};
