import { Button } from '@mantine/core';
import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NoTeamReason } from '#model/compute/team';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import type { Builder } from '../state/builder.ts';
import type { TeamInputs } from '../state/inputs.ts';
import { cardNames } from './card-names.ts';

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
  switch (reason.kind) {
    case 'tooFewCharacters':
      return t('builder.noTeam.tooFewCharacters', { count: reason.characters });
    case 'mustUnavailable':
    case 'mustSameCharacter':
      return t(`builder.noTeam.${reason.kind}`, { cards: cardNames(builder, reason.cardIds, format) });
    case 'tooManyMust':
      return t('builder.noTeam.tooManyMust', { count: reason.count });
    case 'minPower':
      return t('builder.noTeam.minPower', { best: format.integer(reason.best) });
    case 'sixthUnavailable':
      return reason.cardId === null ? t('builder.noTeam.sixthNone') : t('builder.noTeam.sixthUnavailable');
    case 'noNotes':
      return t('builder.noTeam.noNotes');
    case 'tooLarge':
      return t('builder.noTeam.tooLarge', {
        what: t(`builder.noTeam.excess.${reason.what}`),
        most: format.integer(reason.most),
      });
  }
}

type WayKey = 'clearMust' | 'clearPower' | 'clearSixth' | 'clearExcluded';

interface WayOut {
  readonly key: WayKey;
  readonly patch: Partial<TeamInputs>;
}

/** Changes of the question that lift the obstacle. */
export function waysOut(inputs: TeamInputs, reason: NoTeamReason): readonly WayOut[] {
  const must: WayOut = { key: 'clearMust', patch: { must: [], leader: null } };
  const excluded: readonly WayOut[] =
    inputs.exclude.length > 0 ? [{ key: 'clearExcluded', patch: { exclude: [] } }] : [];
  switch (reason.kind) {
    case 'tooFewCharacters':
      return excluded;
    case 'mustUnavailable':
      return [must, ...excluded];
    case 'mustSameCharacter':
    case 'tooManyMust':
      return [must];
    case 'minPower':
      return [{ key: 'clearPower', patch: { minPower: 0 } }];
    case 'sixthUnavailable':
      return [{ key: 'clearSixth', patch: { sixth: 'leader' } }];
    case 'noNotes':
    case 'tooLarge':
      return [];
  }
}
