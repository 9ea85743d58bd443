import type en from '../../locales/en.json';

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

type WithoutPlural<K> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

/** Dotted key of a text in the locale files; counted texts by the key without their plural form. */
export type TextKey = WithoutPlural<Keys<typeof en>>;

/** Looks up a text of the visitor's language and fills in its places. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
