import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';

const PREFIX = /^\/?(?:assets\/(jp|en|tw|cn|kr)\/|res\/)?/;

/** What a path says below `/assets/{server}/` or `/res/`: most files are the same on every server. */
export const belowServer = (path: string): string => path.replace(PREFIX, '');

/** The server that a path names; Japan where it names none. */
export const serverOf = (path: string): ServerIndex => serverIndex(PREFIX.exec(path)?.[1] ?? '') ?? 0;
