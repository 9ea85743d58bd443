export type { Playlist, Playlists, PlaylistsEdit } from '#model/music/playlists';
