import type { TextKey } from './groups.ts';

/** What is put into a text. A number called `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, unknown>>;

/** The text of a key with its placeholders filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string;
