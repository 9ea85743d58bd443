import { SERVERS } from '#model/vocabulary/servers';
import type { PictureTeam, ResultPicture } from '#src/kit/picture/picture.types.ts';
import { useSavedPicture } from '#src/kit/picture/use-saved-picture.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardViews } from '../detail/use-drawn.ts';
import { useCostsText, useKindTitle, useLuckText } from './totals.tsx';
import type { Simulated } from './use-simulation.ts';

const IN_A_ROW = 5;
const MAX_SHOWN = 2 * IN_A_ROW;
const ROW = { title: null, chart: null, score: '', facts: '', support: null } as const;

/** What of the pulls is drawn: the best cards, what came of each kind, the luck and the cost. */
function useContent(title: string, simulated: Simulated) {
  const { t } = useTranslation();
  const format = useFormat();
  const viewOf = useCardViews();
  const luckText = useLuckText(simulated);
  const costsText = useCostsText();
  const titleOf = useKindTitle();
  const { cards, totals, lucks, server, isExact } = simulated;
  return (fileName: string): ResultPicture => {
    const members = totals.copies.slice(0, MAX_SHOWN).flatMap(({ card, count }) => {
      const view = viewOf(card.cardId);
      const marks = [`×${format.integer(count)}`, ...(card.isPickup ? [t('gacha.simulate.featured')] : [])];
      return view ? [{ card: view, isLeader: false, facts: marks.join(' · ') }] : [];
    });
    const rows: PictureTeam[] = [];
    for (let from = 0; from < members.length; from += IN_A_ROW)
      rows.push({ ...ROW, members: members.slice(from, from + IN_A_ROW) });
    const [best, ...others] = lucks.filter(({ isWanted }) => isWanted);
    return {
      site: t('site.name'),
      date: format.date(Date.now()),
      title,
      chart: null,
      scoreLabel: best ? titleOf(best) : '',
      score: format.integer(best?.got ?? 0),
      verdict: best ? luckText(best) : '',
      isProved: isExact,
      facts: others.map(luckText),
      teams: rows,
      items: [lucks.map((luck) => `${titleOf(luck)}: ${format.integer(luck.got)}`).join(' · ')],
      constraints: '',
      settings: [
        t('gacha.simulate.title'),
        `${t('gacha.want.pulls')}: ${format.integer(cards)}`,
        costsText(totals),
        t(`server.${SERVERS[server]}`),
      ].join(' · '),
      note: t('site.notice'),
      fileName,
    };
  };
}

/** Saves the pulls as a picture. */
export function useRunPicture(title: string, simulated: Simulated) {
  const { t } = useTranslation();
  return useSavedPicture({
    name: title,
    contentOf: useContent(title, simulated),
    texts: { saved: t('gacha.simulate.pictureSaved'), failed: t('gacha.simulate.pictureFailed') },
  });
}
