import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SkillRecord } from '#model/records/skill';
import { isSpoiler } from '#model/rules/running';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { LISTS } from '#src/data/lists.ts';
import { cardItem } from '#src/routes/info/cards/card-item.ts';
import { cardPath } from '#src/routes/info/cards/card-path.ts';
import { songItem } from '#src/routes/info/songs/song-item.ts';
import { songPath } from '#src/routes/info/songs/song-path.ts';
import type { Found } from './page-search.ts';
import { findCards, findSongs } from './thing-search.ts';

const PICTURE = 36;
const HOUR_MS = 3_600_000;
const NO_SKILLS: ReadonlyMap<number, SkillRecord> = new Map();

/** Cards and songs in the words of the visitor's servers; their lists are asked for once something is typed. */
function useItems(isTyped: boolean) {
  const enabled = isTyped;
  const cards = useQuery({ ...LISTS.cards, enabled });
  const songs = useQuery({ ...LISTS.songs, enabled });
  const characters = useQuery({ ...LISTS.characters, enabled });
  const bands = useQuery({ ...LISTS.bands, enabled });
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  return useMemo(() => {
    if (!isTyped || !bands.data || now === 0) return { cards: [], songs: [] };
    const shared = { bands: bands.data.byId, main, sub, now };
    const people = { ...shared, characters: characters.data?.byId ?? new Map(), skills: NO_SKILLS };
    const isShown = (times: Parameters<typeof isSpoiler>[0]) => !(hides && isSpoiler(times, main, now));
    return {
      cards: [...(cards.data?.byId.values() ?? [])]
        .filter(({ releasedAt }) => isShown(releasedAt))
        .map((card) => cardItem(card, people)),
      songs: [...(songs.data?.byId.values() ?? [])]
        .filter(({ publishedAt }) => isShown(publishedAt))
        .map((song) => songItem(song, shared)),
    };
  }, [isTyped, cards.data, songs.data, characters.data, bands.data, hides, main, sub, now]);
}

/** Songs and cards of any of their names; nothing before something is typed. */
export function useThings(typed: string): readonly Found[] {
  const { t } = useTranslation();
  const text = useDeferredValue(typed.trim());
  const items = useItems(text !== '');
  return useMemo(() => {
    const where = (...words: readonly string[]) => words.filter((word) => word !== '').join(' · ');
    return [
      ...findSongs(items.songs, text).map(({ id, view }) => ({
        path: songPath(id),
        title: view.title,
        where: where(t('songs.song'), view.band),
        picture: <SongJacket src={view.jacket} size={PICTURE} />,
      })),
      ...findCards(items.cards, text).map(({ id, view }) => ({
        path: cardPath(id),
        title: view.title,
        where: where(t('cards.card'), view.character, `${view.rarity}★`),
        picture: <CardThumb card={view} size={PICTURE} decorative />,
      })),
    ];
  }, [t, items, text]);
}
