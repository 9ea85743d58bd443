import type { Route } from '#model/site/routes';
import en from '../../locales/en.json';

/** Keys of what the server itself says before any script runs. */
export type PageText = Route['title'] | 'site.name' | 'errorPage.notFoundTitle';

/** The English text under a dotted key of the locale files. @throws when there is none */
export function pageText(key: PageText): string {
  const text = key.split('.').reduce<unknown>((group, name) => Reflect.get(Object(group), name), en);
  if (typeof text !== 'string') throw new Error(`locales/en.json has no text ${key}`);
  return text;
}
