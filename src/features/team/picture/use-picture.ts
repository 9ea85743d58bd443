import { useEffect, useState } from 'react';
import { handOver } from '#src/kit/address/hand-over.ts';
import type { ResultPicture } from '#src/kit/picture/picture.types.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useItemLabel } from '../../account/fields/items-used.tsx';
import type { Question } from '../question/use-question.ts';
import { useSearchedLater } from '../search/searched.ts';
import { useSources } from '../sources/sources.tsx';
import type { PictureTexts } from './content.ts';

type ContentOf = (contents: typeof import('./content.ts'), words: PictureTexts) => ResultPicture | null;
type Outcome = 'drawing' | 'saved' | 'failed' | null;
type Give = (drawing: typeof import('#src/kit/picture/save.ts'), picture: ResultPicture) => Promise<Outcome>;

/** What draws is a file of its own. */
const fetchDrawing = () => Promise.all([import('./content.ts'), import('#src/kit/picture/save.ts')]);

const savedWith =
  (link: string): Give =>
  async ({ savePicture }, picture) => {
    await savePicture({ ...picture, link });
    return 'saved';
  };

const sentWith =
  (url: string): Give =>
  async ({ pictureFile }, picture) => {
    await handOver({ files: [await pictureFile({ ...picture, link: url })], title: document.title, url });
    return null;
  };

/** Draws when asked. `said` is what there is to say about it. */
export function usePicture(hasResult: boolean, contentOf: ContentOf) {
  const sources = useSources();
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    // It comes with the first result: who wants the picture then may have no network any more.
    if (hasResult) fetchDrawing().catch(() => undefined);
  }, [hasResult]);
  const draw = async (give: Give): Promise<Outcome> => {
    const [contents, drawing] = await fetchDrawing();
    const picture = contentOf(contents, { sources, t, format, labelOf });
    if (picture === null) return null;
    return give(drawing, picture);
  };
  const start = (give: Give) => {
    setOutcome('drawing');
    draw(give).then(setOutcome, () => setOutcome('failed'));
  };
  const words = {
    drawing: t('builder.picture.drawing'),
    saved: t('builder.picture.saved'),
    failed: t('builder.picture.failed'),
  };
  return {
    said: outcome === null ? '' : words[outcome],
    isDrawing: outcome === 'drawing',
    /** With the code of its link. */
    save: (url: string) => start(savedWith(url)),
    /** With a link, by what the phone itself offers. */
    send: (url: string) => start(sentWith(url)),
  };
}

/** The best team of the single song on show. */
export function useTeamPicture(question: Question) {
  const searched = useSearchedLater(question);
  const hasResult = searched !== null && searched.answer.teams.length > 0;
  return usePicture(hasResult, ({ teamPicture }, words) => {
    if (searched === null) return null;
    const occasion = { now: Date.now(), event: searched.event };
    return teamPicture(words, searched.request, searched.answer, occasion);
  });
}
