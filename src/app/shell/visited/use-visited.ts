import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#model/vocabulary/locales';
import { hasTexts, loadTexts } from '#src/browser/language/i18n.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SearchHit } from '../dialogs/page-search.ts';
import { useThingsAt } from '../dialogs/use-things.tsx';
import { thingAt } from './thing-at.ts';
import { readVisited } from './visited.ts';

const MAX_SHOWN = 8;

/** Whether the texts of late parts are there; the search does without them. */
function useLateTexts(): boolean {
  const { language } = useTranslation();
  const [, noteLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    loadTexts(['late'], language).then(
      () => noteLoaded(language),
      () => undefined,
    );
  }, [language]);
  return hasTexts(['late'], language);
}

/** What was visited last but the page on show, as `pages` and things are named today. */
export function useVisited(pages: readonly SearchHit[]): readonly SearchHit[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSaid = useLateTexts();
  const [paths] = useState(readVisited);
  const things = useThingsAt(useMemo(() => paths.flatMap((path) => thingAt(path) ?? []), [paths]));
  return useMemo(() => {
    const known = new Map([...pages, ...things].map((found) => [found.path, found]));
    const named = ({ where, ...found }: SearchHit): SearchHit => ({
      ...found,
      where: isSaid ? t('visited.where', { where }) : where,
    });
    return paths
      .filter((path) => pathname !== path && !pathname.startsWith(`${path}/`))
      .flatMap((path) => known.get(path) ?? [])
      .slice(0, MAX_SHOWN)
      .map(named);
  }, [pages, things, paths, pathname, t, isSaid]);
}
