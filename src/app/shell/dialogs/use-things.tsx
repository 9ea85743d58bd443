import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { SkillRecord } from '#model/records/skill';
import { isSpoiler } from '#model/rules/running';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { EventBanner } from '#src/components/event-banner.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { SONG_READINGS } from '#src/data/late-lists.ts';
import { LISTS } from '#src/data/lists.ts';
import { type CardItem, cardItem } from '#src/parts/cards/card-item.ts';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { type CharacterItem, characterItem } from '#src/routes/info/characters/character-item.ts';
import { characterPath } from '#src/routes/info/characters/character-path.ts';
import { Face } from '#src/routes/info/characters/face.tsx';
import { type EventItem, eventItem } from '#src/routes/info/events/event-item.ts';
import { eventPath } from '#src/routes/info/events/event-path.ts';
import { type SongItem, songItem, withReading } from '#src/routes/info/songs/song-item.ts';
import { songPath } from '#src/routes/info/songs/song-path.ts';
import styles from './dialogs.module.css';
import type { Found } from './page-search.ts';
import { findCards, findCharacters, findEvents, findSongs, type Place } from './thing-search.ts';

const PICTURE = 36;
const HOUR_MS = 3_600_000;
const NO_SKILLS: ReadonlyMap<number, SkillRecord> = new Map();
/** What the list of characters tells besides their names is not looked for here. */
const UNCOUNTED = {
  ...{ birthdays: new Map(), cards: new Map(), owned: new Map() },
  today: { year: 2000, month: 1, day: 1 },
};

interface Items {
  readonly cards: readonly CardItem[];
  readonly songs: readonly SongItem[];
  readonly events: readonly EventItem[];
  readonly characters: readonly CharacterItem[];
}

const NOTHING: Items = { cards: [], songs: [], events: [], characters: [] };

/** The lists of all things that have a page; they are asked for once something is typed. */
function useLists(enabled: boolean) {
  const cards = useQuery({ ...LISTS.cards, enabled }).data?.byId;
  const songs = useQuery({ ...LISTS.songs, enabled }).data?.byId;
  const events = useQuery({ ...LISTS.events, enabled }).data?.byId;
  const characters = useQuery({ ...LISTS.characters, enabled }).data?.byId;
  const bands = useQuery({ ...LISTS.bands, enabled }).data?.byId;
  const readings = useQuery({ ...SONG_READINGS, enabled }).data?.byId;
  return { cards, songs, events, characters, bands, readings };
}

/** Things in the words of the visitor's servers. */
function useItems(isTyped: boolean, { main, now }: Place): Items {
  const { cards, songs, events, characters, bands, readings } = useLists(isTyped);
  const { sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  return useMemo(() => {
    if (!isTyped || !bands || now === 0) return NOTHING;
    const shared = { bands, main, sub, now };
    const people = { ...shared, characters: characters ?? new Map(), skills: NO_SKILLS };
    const isShown = (times: Parameters<typeof isSpoiler>[0]) => !(hides && isSpoiler(times, main, now));
    return {
      cards: [...(cards?.values() ?? [])]
        .filter(({ releasedAt }) => isShown(releasedAt))
        .map((card) => cardItem(card, people)),
      songs: [...(songs?.values() ?? [])]
        .filter(({ publishedAt }) => isShown(publishedAt))
        .map((song) => withReading(songItem(song, shared), readings?.get(song.id)?.reading)),
      events: [...(events?.values() ?? [])]
        .filter(({ startAt }) => isShown(startAt))
        .map((event) => eventItem(event, people)),
      characters: [...people.characters.values()].map((one) =>
        characterItem(one, { ...shared, ...UNCOUNTED }),
      ),
    };
  }, [isTyped, cards, songs, events, characters, bands, readings, hides, main, sub, now]);
}

/** Characters, songs, events and cards of any of their names; nothing before something is typed. */
export function useThings(typed: string): readonly Found[] {
  const { t } = useTranslation();
  const text = useDeferredValue(typed.trim());
  const { main } = useServers();
  const now = useNow(HOUR_MS);
  const items = useItems(text !== '', { main, now });
  return useMemo(() => {
    const place = { main, now };
    const where = (...words: readonly string[]) => words.filter((word) => word !== '').join(' · ');
    return [
      ...findCharacters(items.characters, text, place).map(({ id, name, band, character }) => ({
        path: characterPath(id),
        title: name,
        where: where(t('page.character'), band),
        picture: <Face id={id} bandId={character.bandId} name={name} size={PICTURE} />,
      })),
      ...findSongs(items.songs, text, place).map(({ id, view }) => ({
        path: songPath(id),
        title: view.title,
        where: where(t('page.song'), view.band),
        picture: <SongJacket src={view.jacket} size={PICTURE} />,
      })),
      ...findEvents(items.events, text, place).map(({ id, view }) => ({
        path: eventPath(id),
        title: view.name,
        where: where(t('page.event'), t(`eventType.${view.type ?? 'other'}`)),
        picture: (
          <span className={styles.banner}>
            <EventBanner src={view.banner} isLazy />
          </span>
        ),
      })),
      ...findCards(items.cards, text, place).map(({ id, view }) => ({
        path: cardPath(id),
        title: view.title,
        where: where(t('page.card'), view.character, `${view.rarity}★`),
        picture: <CardThumb card={view} size={PICTURE} decorative />,
      })),
    ];
  }, [t, items, text, main, now]);
}
