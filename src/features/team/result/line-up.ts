import type { TeamRequest } from '#model/compute/request';
import type { AreaItemChoice, TeamResult } from '#model/compute/team';
import type { CardView } from '#model/listing/views/card-view';
import { finishedCard } from '#model/profile/premade';
import type { ProfileCard } from '#model/profile/profile';
import { topExtra } from '#model/rules/skill-extra';
import { resolveSkill, type TeamTraits } from '#model/rules/skills';
import type { TypedSkill } from '#model/rules/typed-team';
import { itemViews } from '../../account/collection/item-views.ts';
import type { ItemView } from '../../account/fields/items-used.tsx';
import type { LineUpMember } from '../figures/line-up.tsx';
import type { Sources } from '../sources/sources.tsx';

/** A card as the search counted it. */
function countedCard(sources: Sources, request: TeamRequest, id: number): ProfileCard | null {
  const card = sources.game.cards.get(id);
  const owned = request.profile.cards.find((entry) => entry.id === id);
  if (!card || !owned) return card ? finishedCard(card) : (owned ?? null);
  if (!request.treatAs.maxLevel) return owned;
  const isTrained = owned.train === 1 || request.treatAs.trained;
  const top = finishedCard(card).level;
  const extra = isTrained ? 0 : (card.training?.levelLimit ?? 0);
  return { ...owned, level: top - extra };
}

function traitsOf(cards: readonly CardView[]): TeamTraits {
  const bands = new Set(cards.map((card) => card.bandId));
  const attributes = new Set(cards.map((card) => card.attribute));
  const [first = null] = attributes;
  return {
    bandId: bands.size === 1 ? (cards[0]?.bandId ?? null) : null,
    // Two that no one knows may be different ones.
    attribute: attributes.size === 1 && first && first !== 'unknown' ? first : null,
  };
}

/** A card's skill within the team, by the highest score bonus it reaches. */
function typedSkill(
  sources: Sources,
  request: TeamRequest,
  entry: ProfileCard,
  team: TeamTraits,
): TypedSkill {
  const card = sources.game.cards.get(entry.id);
  const skill = card && sources.game.skills.get(card.skillId);
  if (!skill) return { percent: 0, seconds: 0 };
  const resolved = resolveSkill(skill, entry.skill, request.server, team);
  return { percent: Math.round(topExtra(resolved) * 1000) / 10, seconds: resolved.durationSeconds };
}

/** Skills of a team in the order in which they reach its highest score, that of the encore last. */
export function activationsOf(
  sources: Sources,
  request: TeamRequest,
  { cards, order, sixth }: TeamResult,
): readonly TypedSkill[] {
  const traits = traitsOf(cards.flatMap((id) => sources.cardOf(id) ?? []));
  return [...order, sixth].map((id) => {
    const entry = countedCard(sources, request, id);
    return entry ? typedSkill(sources, request, entry, traits) : { percent: 0, seconds: 0 };
  });
}

/** The five of a team with level and skill as they were counted; cards that are not in the data are left out. */
export function lineUpOf(sources: Sources, request: TeamRequest, team: TeamResult): readonly LineUpMember[] {
  const views = team.cards.flatMap((id) => sources.cardOf(id) ?? []);
  const traits = traitsOf(views);
  return views.flatMap((card) => {
    const entry = countedCard(sources, request, card.id);
    if (!entry) return [];
    return [
      {
        card,
        level: entry.level,
        skillPercent: typedSkill(sources, request, entry, traits).percent,
        isLeader: card.id === team.leader,
        isTemporary: !request.profile.cards.some((owned) => owned.id === card.id),
      },
    ];
  });
}

/** Area items of a team at the levels and on the server of its request, `everyone` naming the set that is no band's. */
export const choiceViews = (
  { game, bandName }: Sources,
  { profile, server }: TeamRequest,
  choice: AreaItemChoice,
  everyone: string,
): readonly ItemView[] =>
  itemViews({ areaItems: game.areaItems, bandName, everyone }, { items: profile.items, server }, choice);
