import type { StoryScript } from '#model/media/story/script.types';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';

/** The language in which a server's stories are written. */
export const langOf = (server: ServerCode): string => SERVER_LANGUAGES[SERVERS.indexOf(server)] ?? 'ja';

/** A story whose script has come: all that a page gives to its two readers, text and theatre. */
export interface OpenStory {
  /** Whose files it uses. */
  readonly server: ServerCode;
  readonly title: string;
  readonly script: StoryScript;
  /** The same story in the visitor's second language; null where there is none. */
  readonly second: { readonly server: ServerCode; readonly script: StoryScript } | null;
  /** Index of the step that both readers share; the address keeps it as `?at=`. */
  readonly at: number;
  readonly moveTo: (index: number) => void;
  /** Opens the other reader at the same place. */
  readonly switchReader: () => void;
}
