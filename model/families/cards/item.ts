import { type CardView, cardView } from '../../listing/views/card-view.ts';
import type { CardRecord } from '../../records/card.ts';
import type { SkillRecord } from '../../records/skill.ts';
import { cardBase, cardMaxLevel } from '../../rules/card-parameters.ts';
import { serversOutAt } from '../../rules/running.ts';
import { type SkillSummary, skillSummary } from '../../rules/skill-summary.ts';
import type { Subject } from '../../search/matching.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import type { StatTriple } from '../../vocabulary/stats.ts';
import type { World } from '../family.ts';

/** Kinds of words that mean something in a search for them. */
export const CARD_WORDS = ['band', 'character', 'attribute', 'server', 'type', 'skill', 'effect'] as const;

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
  const { groups, traits } = skill ?? { groups: [], traits: [] };
  // What may be any text stands last.
  const key = [view.bandId, card.characterId, card.attribute, servers, groups, traits, card.type].join(' ');
  const made = kinds.get(key) ?? {
    servers,
    tags: new Set([
      `band ${view.bandId}`,
      `character ${card.characterId}`,
      `attribute ${card.attribute}`,
      `type ${card.type}`,
      ...servers.map((server) => `server ${server}`),
      ...groups.map((group) => `skill ${group}`),
      ...traits.map((trait) => `effect ${trait}`),
    ]),
  };
  kinds.set(key, made);
  return made;
}

export function cardItem(card: CardRecord, { lists, main, sub, now }: World): CardItem {
  const view = cardView(card, true, { characters: lists.characters, bands: lists.bands, main, sub });
  const known = skillOf(lists.skills.get(card.skillId), main);
  const skill = known?.summary ?? null;
  const stats = bestStats(card, true);
  const { servers, tags } = kindOf(view, card, skill, now);
  return {
    id: card.id,
    card,
    view,
    skill,
    stats,
    servers,
    power: stats[0] + stats[1] + stats[2],
    subject: { id: card.id, names: view.text, stars: card.rarity, rates: known?.rates ?? [], tags },
  };
}
