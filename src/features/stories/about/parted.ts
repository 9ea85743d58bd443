import { scriptPaths } from '#model/media/story/catalogue/script-paths';
import { scriptName } from '#model/media/story/catalogue/story-ref';
import { localised } from '#model/rules/localised';
import { everywhere, NO_TEXT } from '#model/rules/per-server';
import { objectPath } from '#model/site/objects';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCardItem, useEventItem } from '#src/kit/data/items.ts';
import { useCards, useEvents } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fileSource } from '../script.data.ts';
import { aboutFrom, BARE, besidesPart } from './about.ts';
import type { AboutState, StoryAbout } from './about.types.ts';

/** Stories that are parts of a thing: chapters of events, episodes of cards. */

/** `chapter` counts from 1. */
export function useEventStory(id: number | null, chapter: number | null): AboutState {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const events = useEvents();
  const details = useEventItem(id);
  const wanted = id === null ? [events] : [events, details];
  return aboutFrom(wanted, () => {
    const event = id === null ? undefined : events.data?.byId.get(id);
    const stories = details.data?.stories ?? [];
    const story = stories.find(({ nth }) => nth + 1 === chapter);
    if (!event || !story) return null;
    const { nth, title, caption, synopsis, scenarioId, points, condition } = story;
    const opensAt =
      points === null ? condition : everywhere(t('stories.fromPoints', { points: integer(points) }));
    return {
      ...BARE,
      ref: { kind: 'event', id: event.id, part: nth + 1 },
      title,
      named: `#${event.id}/${nth + 1}`,
      caption,
      synopsis,
      owners: [{ name: event.name, path: objectPath('event', event.id) }],
      publishedAt: event.startAt,
      condition: opensAt,
      source:
        scenarioId === null
          ? null
          : { kind: 'file', paths: scriptPaths({ kind: 'event', eventId: event.id, scenarioId }) },
      place: { kind: 'event', eventId: event.id, chapter: nth },
      ...besidesPart('event', event.id, stories, nth, (one) => one.title),
    };
  });
}

/** `episode` counts from 1. */
export function useCardStory(id: number | null, episode: number | null): AboutState {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const cards = useCards();
  const details = useCardItem(id);
  const wanted = id === null ? [cards] : [cards, details];
  return aboutFrom(wanted, () => {
    const card = id === null ? undefined : cards.data?.byId.get(id);
    const episodes = details.data?.episodes ?? [];
    const story = episodes.find(({ nth }) => nth + 1 === episode);
    if (!card || !story) return null;
    const { nth, title, scenarioId, releaseLevel } = story;
    const { resourceSetName } = card;
    const level = releaseLevel === null ? null : t('stories.fromLevel', { level: integer(releaseLevel) });
    return {
      ...BARE,
      ref: { kind: 'card', id: card.id, part: nth + 1 },
      title,
      named: localised(card.name, main, sub)?.value ?? `#${card.id}`,
      caption: everywhere(t('stories.episode', { number: nth + 1 })),
      owners: [{ name: card.name, path: objectPath('card', card.id) }],
      characterIds: [card.characterId],
      publishedAt: card.releasedAt,
      condition: everywhere(level),
      source:
        scenarioId === null
          ? null
          : { kind: 'file', paths: scriptPaths({ kind: 'card', resourceSetName, scenarioId }) },
      place: { kind: 'card', resourceSetName },
      ...besidesPart('card', card.id, episodes, nth, (one) => one.title),
    };
  });
}

/** A script by its path alone: its file is all that is known of it. */
export const aboutFile = (path: string): StoryAbout => ({
  ...BARE,
  ref: null,
  title: NO_TEXT,
  named: scriptName(path),
  publishedAt: everywhere(0),
  source: fileSource(path),
});
