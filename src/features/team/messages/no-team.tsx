import { Button } from '@mantine/core';
import { CircleSlash } from 'lucide-react';
import type { InputsPatch, TeamInputs } from '#model/compute/asked/inputs';
import { type NoTeamReason, TEAM_SIZE, type UnusableCard } from '#model/compute/team';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { cardNames } from '../sources/names.ts';
import { useSources } from '../sources/sources.tsx';

interface Props {
  readonly inputs: TeamInputs;
  readonly reason: NoTeamReason;
  /** In place of the title and text for a single team. */
  readonly title?: string;
  readonly text?: string | null;
  /** Changes the inputs so that they exclude the reason; no way out is offered without it. */
  readonly onChoose: ((patch: InputsPatch) => void) | null;
}

/** Why no team fits, and the way out. */
export function NoTeam({ inputs, reason, title, text, onChoose }: Props) {
  const { t } = useTranslation();
  const reasonText = useReasonText(reason);
  return (
    <EmptyState
      icon={<CircleSlash size={28} />}
      title={title ?? t('builder.noTeam.title')}
      text={text ?? reasonText}
    >
      {onChoose &&
        waysOut(inputs, reason).map(({ key, patch }) => (
          <Button key={key} onClick={() => onChoose(patch)}>
            {t(`builder.noTeam.${key}`)}
          </Button>
        ))}
    </EmptyState>
  );
}

function useReasonText(reason: NoTeamReason): string {
  const { t } = useTranslation();
  const format = useFormat();
  const sources = useSources();
  const unusable = useUnusableText();
  const withLeader = (text: string, leader: number | null): string =>
    leader === null
      ? text
      : `${text} (${t('builder.constraints.leader')}: ${cardNames(sources, [leader], format)})`;
  switch (reason.kind) {
    case 'tooFewCharacters':
      return t('builder.noTeam.tooFewCharacters', { count: reason.characters });
    case 'unusable':
      return unusable(reason.cards);
    case 'mustSameCharacter':
      return withLeader(
        t('builder.noTeam.mustSameCharacter', { cards: cardNames(sources, reason.cardIds, format) }),
        reason.leader,
      );
    case 'tooManyMust':
      return withLeader(t('builder.noTeam.tooManyMust', { count: reason.count }), reason.leader);
    case 'minPower':
      return t('builder.noTeam.minPower', { best: format.integer(reason.best) });
    case 'sixthNone':
      return t('builder.noTeam.sixthNone');
    case 'noNotes':
      return t('builder.noTeam.noNotes');
    case 'tooLarge':
      return t('builder.noTeam.tooLarge', {
        what: t(`builder.noTeam.excess.${reason.what}`),
        most: format.integer(reason.most),
      });
  }
}

/** Who asks for which cards that cannot be used, and why not. */
function useUnusableText(): (cards: readonly UnusableCard[]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const sources = useSources();
  return (cards) =>
    unusableGroups(cards)
      .map(({ constraint, because, ids }) =>
        t('builder.noTeam.unusable', {
          constraint: t(`builder.constraints.${constraint}`),
          cards: cardNames(sources, ids, format),
          why: because === 'sixth' ? t('builder.constraints.sixth') : t(`builder.noTeam.because.${because}`),
        }),
      )
      .join(' ');
}

type Group = Pick<UnusableCard, 'constraint' | 'because'> & { readonly ids: number[] };

/** Cards with the same constraint that cannot be used for the same reason. */
function unusableGroups(cards: readonly UnusableCard[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { cardId, constraint, because } of cards) {
    const group = groups.find((one) => one.constraint === constraint && one.because === because);
    if (group) group.ids.push(cardId);
    else groups.push({ constraint, because, ids: [cardId] });
  }
  return groups;
}

type WayKey = 'clearMust' | 'clearLeader' | 'clearSixth' | 'clearPower' | 'liftExclusion' | 'clearExcluded';

/** A press that drops one constraint; its name says which. */
interface WayOut {
  readonly key: WayKey;
  readonly patch: InputsPatch;
}

const MUST: WayOut = { key: 'clearMust', patch: { must: [] } };
const LEADER: WayOut = { key: 'clearLeader', patch: { leader: null } };
const SIXTH: WayOut = { key: 'clearSixth', patch: { sixth: 'leader' } };
const WAYS = { must: MUST, leader: LEADER, sixth: SIXTH } as const;

/** Changes of the question that lift the obstacle. */
function waysOut(inputs: TeamInputs, reason: NoTeamReason): readonly WayOut[] {
  switch (reason.kind) {
    case 'tooFewCharacters':
      return inputs.exclude.length > 0 ? [{ key: 'clearExcluded', patch: { exclude: [] } }] : [];
    case 'unusable':
      return waysToUse(inputs, reason.cards);
    case 'mustSameCharacter':
      return reason.leader !== null && reason.cardIds.length === 2 ? [LEADER, MUST] : [MUST];
    case 'tooManyMust':
      return reason.leader !== null && reason.count === TEAM_SIZE + 1 ? [LEADER, MUST] : [MUST];
    case 'minPower':
      return [{ key: 'clearPower', patch: { minPower: 0 } }];
    case 'sixthNone':
      return [SIXTH];
    case 'noNotes':
    case 'tooLarge':
      return [];
  }
}

/** Drops who asks for a card that cannot be used, or what keeps it away. */
function waysToUse({ exclude }: TeamInputs, cards: readonly UnusableCard[]): readonly WayOut[] {
  const ways = new Set(cards.map(({ constraint }) => WAYS[constraint]));
  if (cards.some(({ because }) => because === 'sixth')) ways.add(SIXTH);
  const excluded = cards.filter(({ because }) => because === 'excluded').map(({ cardId }) => cardId);
  const lifted = exclude.filter((id) => !excluded.includes(id));
  return excluded.length === 0 ? [...ways] : [...ways, { key: 'liftExclusion', patch: { exclude: lifted } }];
}
