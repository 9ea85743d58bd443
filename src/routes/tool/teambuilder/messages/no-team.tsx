import { Button } from '@mantine/core';
import { CircleSlash } from 'lucide-react';
import type { NoTeamReason, UnusableCard } from '#model/compute/team';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { cardNames } from './card-names.ts';
import { waysOut } from './ways-out.ts';

interface Props {
  readonly builder: Builder;
  readonly reason: NoTeamReason;
}

/** Why no team fits, and the way out. */
export function NoTeam({ builder, reason }: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleSlash size={28} />}
      title={t('builder.noTeam.title')}
      text={useReasonText(builder, reason)}
    >
      {waysOut(builder.inputs, reason).map(({ key, patch }) => (
        <Button key={key} onClick={() => builder.search(patch)}>
          {t(`builder.noTeam.${key}`)}
        </Button>
      ))}
    </EmptyState>
  );
}

export function useReasonText(builder: Builder, reason: NoTeamReason): string {
  const { t } = useTranslation();
  const format = useFormat();
  const unusable = useUnusableText(builder);
  const withLeader = (text: string, leader: number | null): string =>
    leader === null
      ? text
      : `${text} (${t('builder.constraints.leader')}: ${cardNames(builder, [leader], format)})`;
  switch (reason.kind) {
    case 'tooFewCharacters':
      return t('builder.noTeam.tooFewCharacters', { count: reason.characters });
    case 'unusable':
      return unusable(reason.cards);
    case 'mustSameCharacter':
      return withLeader(
        t('builder.noTeam.mustSameCharacter', { cards: cardNames(builder, reason.cardIds, format) }),
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
function useUnusableText(builder: Builder): (cards: readonly UnusableCard[]) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (cards) =>
    unusableGroups(cards)
      .map(({ wanted, because, ids }) =>
        t('builder.noTeam.unusable', {
          constraint: t(`builder.constraints.${wanted}`),
          cards: cardNames(builder, ids, format),
          why: because === 'sixth' ? t('builder.constraints.sixth') : t(`builder.noTeam.because.${because}`),
        }),
      )
      .join(' ');
}

type Group = Pick<UnusableCard, 'wanted' | 'because'> & { readonly ids: number[] };

/** Cards that are wanted for the same and cannot be used for the same reason. */
function unusableGroups(cards: readonly UnusableCard[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { cardId, wanted, because } of cards) {
    const group = groups.find((one) => one.wanted === wanted && one.because === because);
    if (group) group.ids.push(cardId);
    else groups.push({ wanted, because, ids: [cardId] });
  }
  return groups;
}
