import type { TeamRequest } from '#model/compute/request';
import type { AreaItemChoice, TeamResult } from '#model/compute/team';
import type { CardView } from '#model/listing/views/card-view';
import { finishedCard } from '#model/profile/premade';
import type { ProfileCard } from '#model/profile/profile';
import { resolveSkill, type TeamTraits } from '#model/rules/skills';
import type { ItemView } from '#src/components/items-used.tsx';
import type { LineUpMember } from '#src/components/line-up.tsx';
import { itemViews } from '#src/parts/collection/item-views.ts';
import type { Sources } from '../sources/sources.tsx';

/** Of a rate-up skill, reached after a hundred PERFECT notes (reference R26). */
const RATE_UP_TOP = 0.5;

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
  return {
    bandId: bands.size === 1 ? (cards[0]?.bandId ?? null) : null,
    attribute: attributes.size === 1 ? (cards[0]?.attribute ?? null) : null,
  };
}

/** The highest score bonus a card's skill reaches within the team, per cent. */
function skillPercent(sources: Sources, request: TeamRequest, entry: ProfileCard, team: TeamTraits): number {
  const card = sources.game.cards.get(entry.id);
  const skill = card && sources.game.skills.get(card.skillId);
  if (!skill) return 0;
  const resolved = resolveSkill(skill, entry.skill, request.server, team);
  return Math.round((resolved.value + (resolved.kind === 'rateUp' ? RATE_UP_TOP : 0)) * 1000) / 10;
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
        skillPercent: skillPercent(sources, request, entry, traits),
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
