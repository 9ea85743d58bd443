import { type CardView, cardView } from '#model/listing/views/card-view';
import type { BandRecord } from '#model/records/band';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { SkillRecord } from '#model/records/skill';
import { cardBase, cardMaxLevel } from '#model/rules/card-parameters';
import { serversOutAt } from '#model/rules/running';
import { type SkillSummary, skillSummary } from '#model/rules/skill-summary';
import type { Subject } from '#model/search/matching';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { StatTriple } from '#model/vocabulary/stats';

/** Kinds of words of the search that mean something to cards. */
export const CARD_WORDS: readonly string[] = ['band', 'character', 'attribute', 'server', 'type', 'skill'];

/** A card as the list knows it. */
export interface CardItem {
  readonly id: number;
  readonly card: CardRecord;
  readonly view: CardView;
  readonly skill: SkillSummary | null;
  /** Highest performance, technique and visual without the player's own bonuses, and their sum. */
  readonly stats: StatTriple;
  readonly power: number;
  /** Codes of the servers it is out on. */
  readonly servers: readonly string[];
  readonly subject: Subject;
}

export interface CardItemSources {
  readonly skills: ReadonlyMap<number, SkillRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Epoch milliseconds. */
  readonly now: number;
}

const HIGHEST_SKILL = 4;

/** Highest performance, technique and visual of a card without the player's own bonuses. */
export function bestStats(card: CardRecord, isTrained: boolean): StatTriple {
  const train = isTrained && card.training ? 1 : 0;
  const level = cardMaxLevel(card, train === 1);
  const ep = card.episodes.length;
  return cardBase(card, { id: card.id, level, train, ep, master: 0, skill: 0, art: 0, exclude: false });
}

interface KnownSkill {
  readonly main: ServerIndex;
  readonly summary: SkillSummary;
  readonly rates: readonly number[];
}

const skills = new WeakMap<SkillRecord, KnownSkill>();

/** Cards share skills and kinds: the same objects for all of them are a megabyte less of two thousand cards. */
function skillOf(skill: SkillRecord | undefined, main: ServerIndex): KnownSkill | null {
  if (!skill) return null;
  const known = skills.get(skill);
  if (known?.main === main) return known;
  const summary = skillSummary(skill, HIGHEST_SKILL, main);
  const made = { main, summary, rates: [summary.percent, summary.unifiedPercent ?? summary.percent] };
  skills.set(skill, made);
  return made;
}

type Kind = Pick<CardItem, 'servers'> & Pick<Subject, 'tags'>;

const kinds = new Map<string, Kind>();

/** What cards of one kind have in common, the same objects for all of them. */
function kindOf(view: CardView, card: CardRecord, skill: SkillSummary | null, now: number): Kind {
  const servers = serversOutAt(card.releasedAt, now);
  const groups = skill?.groups ?? [];
  // What may be any text stands last.
  const key = [view.bandId, card.characterId, card.attribute, servers, groups, card.type].join(' ');
  const made = kinds.get(key) ?? {
    servers,
    tags: new Set([
      `band ${view.bandId}`,
      `character ${card.characterId}`,
      `attribute ${card.attribute}`,
      `type ${card.type}`,
      ...servers.map((server) => `server ${server}`),
      ...groups.map((group) => `skill ${group}`),
    ]),
  };
  kinds.set(key, made);
  return made;
}

export function cardItem(card: CardRecord, sources: CardItemSources): CardItem {
  const { main, now } = sources;
  const view = cardView(card, true, sources);
  const known = skillOf(sources.skills.get(card.skillId), main);
  const skill = known?.summary ?? null;
  const stats = bestStats(card, true);
  const { servers, tags } = kindOf(view, card, skill, now);
  return {
    ...{ id: card.id, card, view, skill, stats, servers },
    power: stats[0] + stats[1] + stats[2],
    subject: { id: card.id, names: view.text, stars: card.rarity, rates: known?.rates ?? [], tags },
  };
}
