import type { Lists } from '#model/records/list-readers';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import type { ResultPicture } from '#src/kit/picture/picture.types.ts';
import { useSavedPicture } from '#src/kit/picture/use-saved-picture.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../player.data.ts';
import { useNames } from './names.ts';

/** What of a profile is drawn; private parts are no part of it. */
function useContent({ player, query, readAtMs }: FoundPlayer, lists: Lists, power: number | null) {
  const { t } = useTranslation();
  const format = useFormat();
  const dates = useDates();
  const names = useNames(lists);
  return (fileName: string): ResultPicture => {
    const members = player.deck.flatMap(({ id, level, hasTrainedArt }) => {
      const card = names.card(id, hasTrainedArt);
      return card ? [{ card, isLeader: id === player.leader, facts: t('player.level', { level }) }] : [];
    });
    const isTold = power !== null && !player.isPowerPrivate;
    const number = player.id.kind === 'shown' ? [player.id.value] : [];
    return {
      site: t('site.name'),
      date: `${dates.shortDay(readAtMs)} ${dates.time(readAtMs)}`,
      title: player.name || `#${query.id}`,
      chart: null,
      scoreLabel: t('power.title'),
      score: isTold ? format.integer(Math.floor(power)) : '–',
      verdict: isTold ? t('player.computed') : '',
      isProved: true,
      facts: player.rank === null ? [] : [`${t('player.rank')} ${format.integer(player.rank)}`],
      teams: [{ title: null, chart: null, score: '', facts: '', members, support: null }],
      items: player.introduction === '' ? [] : [player.introduction],
      constraints: '',
      settings: [t(`server.${SERVERS[query.server]}`), ...number].join(' · '),
      note: t('site.notice'),
      fileName,
    };
  };
}

/** Saves the profile as a picture. */
export function usePlayerPicture(found: FoundPlayer, lists: Lists, power: number | null) {
  const { t } = useTranslation();
  return useSavedPicture({
    name: found.player.name || found.query.id,
    contentOf: useContent(found, lists, power),
    texts: { saved: t('player.pictureSaved'), failed: t('player.pictureFailed') },
  });
}
