import type { TeamData } from '../compute/team.ts';
import { startingCard } from '../profile/defaults.ts';
import { buildItems } from '../profile/item-lists.ts';
import type { Profile } from '../profile/profile.ts';
import type { CardRecord } from '../records/card.ts';
import type { CharacterRecord } from '../records/character.ts';
import type { EventBonus } from '../records/event.ts';
import type { SkillRecord } from '../records/skill.ts';
import { everywhere } from './per-server.ts';

/** A skill as someone types it: score bonus in per cent, and how long it lasts. */
export interface TypedSkill {
  readonly percent: number;
  readonly seconds: number;
}

/** A team described by its skills and its power, items and event included. The first skill is the leader's. */
export interface TypedTeam {
  readonly skills: readonly TypedSkill[];
  readonly power: number;
  /** What the team adds to the points of an event, per cent. */
  readonly bonusPercent: number;
}

/** Five cards that have just these skills and this power, for whom everything counts as for others. */
export interface StandIns {
  readonly data: Omit<TeamData, 'chart'>;
  readonly profile: Profile;
  readonly cards: readonly number[];
  readonly leader: number;
  /** The team's bonus as one of an event. */
  readonly bonus: EventBonus;
}

const IDS = [1, 2, 3, 4, 5] as const;

const skillOf = (id: number, { percent, seconds }: TypedSkill): SkillRecord => ({
  id,
  description: everywhere(''),
  simpleDescription: everywhere(''),
  durations: [seconds],
  effects: [{ type: 'score', value: everywhere(percent), condition: 'none', life: null }],
  unification: null,
  lifeByLevel: null,
});

const cardOf = (id: number, power: number): CardRecord => ({
  id,
  characterId: id,
  rarity: 1,
  attribute: 'powerful',
  levelLimit: 1,
  training: null,
  episodes: [],
  levels: new Map([[1, [power, 0, 0]]]),
  skillId: id,
  type: '',
  resourceSetName: '',
  name: everywhere(''),
  releasedAt: everywhere(0),
});

const characterOf = (id: number): CharacterRecord => ({
  id,
  bandId: id,
  name: everywhere(''),
  firstName: everywhere(''),
  nickname: everywhere(''),
  colorCode: null,
});

export function standIns({ skills, power, bonusPercent }: TypedTeam): StandIns {
  const share = Math.floor(power / IDS.length);
  const rest = Math.floor(power) - share * IDS.length;
  const none = { percent: 0, seconds: 0 };
  const byId = <T>(make: (id: number) => T) => new Map(IDS.map((id) => [id, make(id)] as const));
  return {
    data: {
      cards: byId((id) => cardOf(id, id === 1 ? share + rest : share)),
      skills: byId((id) => skillOf(id, skills[id - 1] ?? none)),
      characters: byId(characterOf),
      areaItems: new Map(),
    },
    profile: {
      name: '',
      server: 0,
      items: buildItems((_, ids) => ids.map(() => null), { potentials: IDS.map(() => 1) }),
      cards: IDS.map(startingCard),
    },
    cards: IDS,
    leader: 1,
    bonus: {
      attributes: [],
      characters: [],
      members: [{ cardId: 1, percent: bonusPercent }],
      limitBreaks: [],
      pointPercent: 0,
      parameterPercent: 0,
      statPercent: [0, 0, 0],
    },
  };
}
