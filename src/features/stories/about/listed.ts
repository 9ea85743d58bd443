import { useQuery } from '@tanstack/react-query';
import { scriptPaths } from '#model/media/story/catalogue/script-paths';
import { storiesWith } from '#model/media/story/catalogue/story-ref';
import { localised } from '#model/rules/localised';
import { everywhere, NO_TEXT, sinceStart } from '#model/rules/per-server';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { LISTS, useBands, useCharacters } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import type { ScriptSource } from '../script.data.ts';
import { aboutFrom, BARE, besides } from './about.ts';
import type { AboutState, StoryOwner } from './about.types.ts';

/** Stories that lists name whole: main and band stories, talks in areas and after lives. */

const fileAt = (paths: readonly string[]): ScriptSource => ({ kind: 'file', paths });

export function useMainStory(id: number | null): AboutState {
  const list = useQuery(LISTS.mainStories);
  return aboutFrom([list], () => {
    const story = id === null ? undefined : list.data?.byId.get(id);
    if (!story || !list.data) return null;
    const { title, caption, synopsis, scenarioId } = story;
    return {
      ...BARE,
      ref: { kind: 'main', id: story.id, part: null },
      title,
      named: `#${story.id}`,
      caption,
      synopsis,
      publishedAt: sinceStart(title),
      source: fileAt(scriptPaths({ kind: 'main', scenarioId })),
      place: { kind: 'main', id: story.id },
      ...besides('main', [...list.data.byId.values()], story.id, (one) => one.title),
    };
  });
}

export function useBandStory(id: number | null): AboutState {
  const list = useQuery(LISTS.bandStories);
  const bands = useBands();
  return aboutFrom([list, bands], () => {
    const story = id === null ? undefined : list.data?.byId.get(id);
    if (!story || !list.data) return null;
    const { title, caption, synopsis, scenarioId, bandId, chapter, chapterTitle, publishedAt } = story;
    const row = [...list.data.byId.values()].filter((one) => one.bandId === bandId);
    const band = bands.data?.byId.get(bandId);
    const owner: StoryOwner = {
      name: band?.name ?? NO_TEXT,
      path: storiesWith({ kind: 'band', band: bandId, sort: 'order' }),
    };
    return {
      ...BARE,
      ref: { kind: 'band', id: story.id, part: null },
      title,
      named: `#${story.id}`,
      caption,
      synopsis,
      owners: [owner, ...(chapter > 0 ? [{ name: chapterTitle, path: null }] : [])],
      publishedAt,
      source: fileAt(scriptPaths({ kind: 'band', bandId, scenarioId })),
      place: story.voiceBundle === '' ? null : { kind: 'band', voiceBundle: story.voiceBundle },
      ...besides('band', row, story.id, (one) => one.title),
    };
  });
}

export function useAfterLiveTalk(id: number | null): AboutState {
  const list = useQuery(LISTS.afterLiveTalks);
  return aboutFrom([list], () => {
    const talk = id === null ? undefined : list.data?.byId.get(id);
    if (!talk || !list.data) return null;
    const { description, scenarioId } = talk;
    return {
      ...BARE,
      ref: { kind: 'afterlive', id: talk.id, part: null },
      title: description,
      named: `#${talk.id}`,
      publishedAt: sinceStart(description),
      source: fileAt(scriptPaths({ kind: 'afterlive', id: talk.id, scenarioId })),
      place: { kind: 'afterlive', id: talk.id },
      ...besides('afterlive', [...list.data.byId.values()], talk.id, (one) => one.description),
    };
  });
}

/** A talk is called by who talks. */
export function useAreaTalk(id: number | null): AboutState {
  const sets = useQuery(LISTS.actionSets);
  const areas = useQuery(LISTS.areas);
  const characters = useCharacters();
  const { main, sub } = useServers();
  const { list } = useFormat();
  return aboutFrom([sets, areas, characters], () => {
    const set = id === null ? undefined : sets.data?.byId.get(id);
    if (!set || !sets.data) return null;
    const area = set.areaId === null ? undefined : areas.data?.byId.get(set.areaId);
    const nameOf = (one: number): string => {
      const person = characters.data?.byId.get(one);
      return (person && localised(person.firstName, main, sub)?.value) ?? `#${one}`;
    };
    const named = list(set.characterIds.map(nameOf)) || `#${set.id}`;
    const row = [...sets.data.byId.values()].filter(({ areaId }) => areaId === set.areaId);
    const owner = area && {
      name: area.name,
      path: storiesWith({ kind: 'area', area: area.id, sort: 'order' }),
    };
    return {
      ...BARE,
      ref: { kind: 'area', id: set.id, part: null },
      title: NO_TEXT,
      named,
      owners: owner ? [owner] : [],
      characterIds: set.characterIds,
      publishedAt: everywhere(0),
      source: { kind: 'set', id: set.id },
      place: { kind: 'area', actionSetId: set.id },
      ...besides('area', row, set.id, () => NO_TEXT),
    };
  });
}
