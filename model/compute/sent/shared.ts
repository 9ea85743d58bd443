import { defaultPotentials } from '../../profile/defaults.ts';
import {
  buildItems,
  ITEM_IDS_BY_LIST,
  type ItemListKey,
  isListed,
  itemLevelsById,
  otherLevels,
} from '../../profile/item-lists.ts';
import { toldBonus, withBonuses } from '../../profile/potentials.ts';
import { finishedCard } from '../../profile/premade.ts';
import type { ItemLevel, Profile, ProfileCard, ProfileItems } from '../../profile/profile.ts';
import type { AreaItemRecord } from '../../records/area-item.ts';
import type { CardRecord } from '../../records/card.ts';
import { cardMaxLevel } from '../../rules/card-parameters.ts';
import { studioSets } from '../../rules/studio-sets.ts';
import { STUDIO_KEYS } from '../../vocabulary/area-items.ts';
import { ATTRIBUTES } from '../../vocabulary/attributes.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { DEFAULT_INPUTS, type TeamInputs } from '../asked/inputs.ts';
import type { TeamRequest } from '../request.ts';
import type { AreaItemChoice, TeamResult } from '../team.ts';
import type { Shared, SharedCard, SharedTeam } from './code.ts';

type Cards = ReadonlyMap<number, CardRecord>;

/** A song's question and the team that answers it. */
export interface Answered {
  readonly request: Pick<TeamRequest, 'profile' | 'treatAs'>;
  readonly team: Pick<TeamResult, 'cards' | 'leader' | 'areaItems'>;
}

/** A card as the search counted it: what the visitor does not own counts as finished, the rest as it is treated. */
function countedEntry({ profile, treatAs }: Answered['request'], card: CardRecord): ProfileCard {
  const owned = profile.cards.find(({ id }) => id === card.id);
  if (!owned) return finishedCard(card);
  const train = treatAs.trained && card.training ? 1 : owned.train;
  return {
    ...owned,
    train,
    level: treatAs.maxLevel ? cardMaxLevel(card, train === 1) : owned.level,
    ep: treatAs.episodesRead ? card.episodes.length : owned.ep,
  };
}

function sharedTeam({ request, team }: Answered, cards: Cards): SharedTeam {
  const ids = [team.leader, ...team.cards.filter((id) => id !== team.leader)];
  return ids.flatMap((id): SharedCard[] => {
    const card = cards.get(id);
    if (!card) return [];
    const bonus = toldBonus(request.profile.items, card.characterId);
    return [{ entry: countedEntry(request, card), bonus }];
  });
}

const isOfStudio = (studio: AreaItemChoice['studio'], key: string, place: number): boolean =>
  typeof studio === 'string' ? studio === key : studio?.[place] === key;

/** The places of each list that hold something the teams used, the others empty. */
function usedItems(items: ProfileItems, { studio, plaza, menu, magazine }: AreaItemChoice) {
  const only = (key: ItemListKey, isUsed: (place: number) => boolean) =>
    [
      key,
      ITEM_IDS_BY_LIST[key].map((_, at): ItemLevel => (isUsed(at) ? (items[key][at] ?? null) : null)),
    ] as const;
  const lists = [
    ...STUDIO_KEYS.map((key) => only(key, (place) => isOfStudio(studio, key, place))),
    only('Plaza', (place) => ATTRIBUTES[place] === plaza),
    only('Menu', (place) => ATTRIBUTES[place] === menu),
    only('Magazine', (place) => STATS[place] === magazine),
  ];
  return new Map(lists.filter(([, levels]) => levels.some((level) => level !== null)));
}

/** Levels of the used items of bands that profiles have no list for. */
function usedOthers(
  items: ProfileItems,
  studio: AreaItemChoice['studio'],
  areaItems: ReadonlyMap<number, AreaItemRecord>,
): ReadonlyMap<number, number> {
  const levels = itemLevelsById(items);
  const used = studioSets(areaItems).flatMap(({ key, ids }) =>
    ids.filter((id, place) => !isListed(id) && isOfStudio(studio, key, place)),
  );
  return new Map(
    used.flatMap((id): [number, number][] => {
      const level = levels.get(id) ?? null;
      return level === null ? [] : [[id, level]];
    }),
  );
}

interface SharedSources {
  readonly cards: Cards;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
}

/** The teams of an answer as a link carries them; null where a card of theirs is in no data. */
export function sharedOf(answers: readonly Answered[], { cards, areaItems }: SharedSources): Shared | null {
  const [first] = answers;
  if (!first) return null;
  const teams = answers.map((answer) => sharedTeam(answer, cards));
  const isWhole = teams.every((team, at) => team.length === answers[at]?.team.cards.length);
  if (!isWhole) return null;
  const { profile } = first.request;
  const others = usedOthers(profile.items, first.team.areaItems.studio, areaItems);
  return {
    teams,
    items: usedItems(profile.items, first.team.areaItems),
    ...(others.size > 0 && { others }),
  };
}

/** A collection of these cards and items alone. */
export function collectionOf(
  { teams, items, others }: Shared,
  name: string,
  server: ServerIndex,
  cards: Cards,
): Profile {
  const all = teams.flat();
  const told = new Map(
    all.flatMap(({ entry, bonus }) => {
      const character = cards.get(entry.id)?.characterId;
      return character === undefined ? [] : [[character, bonus] as const];
    }),
  );
  return {
    name,
    server,
    cards: all.map(({ entry }) => entry),
    items: buildItems(
      (key, ids) => items.get(key) ?? ids.map(() => null),
      withBonuses({ potentials: defaultPotentials() }, told),
      otherLevels([], others?.keys() ?? [], (id) => others?.get(id) ?? null),
    ),
  };
}

/** The inputs as they are asked: those of shared teams without what depends on a collection. */
export const askedInputs = (inputs: TeamInputs): TeamInputs =>
  inputs.shared ? askedWith(inputs.shared, inputs) : inputs;

/** What a link says beside its teams: the same question, and nothing that the teams say themselves. */
export function inputsOfLink(shared: Shared, inputs: TeamInputs): TeamInputs {
  const { leader, live, song, difficulty, medley } = DEFAULT_INPUTS;
  const isMedley = shared.teams.length > 1;
  const asked = askedWith(shared, inputs);
  return {
    ...asked,
    shared,
    leader,
    top: inputs.top,
    ...(isMedley ? { live, song, difficulty } : { medley }),
  };
}

/** The question of shared teams: no part of it depends on a collection any more. */
function askedWith({ teams }: Shared, inputs: TeamInputs): TeamInputs {
  const { exclude, must, minPower, treatAs, temporary, top } = DEFAULT_INPUTS;
  const [only, ...others] = teams;
  const isMedley = others.length > 0;
  return {
    ...inputs,
    exclude,
    must,
    minPower,
    treatAs,
    temporary,
    profile: null,
    live: isMedley ? 'medley' : inputs.live === 'medley' ? DEFAULT_INPUTS.live : inputs.live,
    leader: isMedley ? null : (only?.[0]?.entry.id ?? null),
    top: isMedley ? top : 1,
  };
}
