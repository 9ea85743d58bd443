import { useEffect, useState } from 'react';
import { useFormat } from '#src/components/format.ts';
import { useItemLabel } from '#src/components/items-used.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useSearchedLater } from '../teambuilder/answer/use-searched.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import type { Words } from './content.ts';
import type { Picture } from './picture.types.ts';

type ContentOf = (contents: typeof import('./content.ts'), words: Words) => Picture | null;
type Outcome = 'drawing' | 'saved' | 'failed' | null;

/** What draws is a file of its own. */
const fetchDrawing = () => Promise.all([import('./content.ts'), import('./save.ts')]);

/** Draws when asked. `said` is what there is to tell about it. */
export function usePicture(builder: Builder, hasResult: boolean, contentOf: ContentOf) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    // It comes with the first result: who wants the picture then may have no network any more.
    if (hasResult) fetchDrawing().catch(() => undefined);
  }, [hasResult]);
  const draw = async (): Promise<Outcome> => {
    const [contents, { savePicture }] = await fetchDrawing();
    const picture = contentOf(contents, { builder, t, format, labelOf });
    if (picture === null) return null;
    await savePicture(picture);
    return 'saved';
  };
  const words = {
    drawing: t('builder.picture.drawing'),
    saved: t('builder.picture.saved'),
    failed: t('builder.picture.failed'),
  };
  return {
    said: outcome === null ? '' : words[outcome],
    isDrawing: outcome === 'drawing',
    save: () => {
      setOutcome('drawing');
      draw().then(setOutcome, () => setOutcome('failed'));
    },
  };
}

/** The best team of the single song on show. */
export function useTeamPicture(builder: Builder) {
  const searched = useSearchedLater(builder);
  const hasResult = searched !== null && searched.answer.teams.length > 0;
  return usePicture(builder, hasResult, ({ teamPicture }, words) => {
    if (searched === null) return null;
    const occasion = { now: Date.now(), isFresh: !searched.isStale && !searched.isOld };
    return teamPicture(words, searched.request, searched.answer, occasion);
  });
}
