import { Button } from '@mantine/core';
import { CircleSlash } from 'lucide-react';
import type { NoMedleyReason } from '#model/compute/medley';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { cardNames } from '../teambuilder/messages/card-names.ts';
import { useReasonText } from '../teambuilder/messages/no-team.tsx';
import { waysOut } from '../teambuilder/messages/ways-out.ts';
import type { Builder } from '../teambuilder/state/builder.ts';

interface Props {
  readonly builder: Builder;
  readonly reason: NoMedleyReason;
}

/** Why three teams cannot be formed, and the way out. */
export function NoMedley({ builder, reason }: Props) {
  const { t } = useTranslation();
  const text = useMedleyReason(builder, reason);
  const ways = waysOut(builder.inputs, likened(reason));
  return (
    <EmptyState icon={<CircleSlash size={28} />} title={t('builder.medley.noneTitle')} text={text}>
      {ways.map(({ key, patch }) => (
        <Button key={key} onClick={() => builder.search(patch)}>
          {t(`builder.noTeam.${key}`)}
        </Button>
      ))}
    </EmptyState>
  );
}

/** What lifts the obstacle lifts that of a single team, too. */
function likened(reason: NoMedleyReason) {
  if (reason.kind === 'tooFewForMedley') return { kind: 'tooFewCharacters', characters: 0 } as const;
  if (reason.kind === 'mustTogether')
    return { kind: 'mustSameCharacter', cardIds: reason.cardIds, leader: null } as const;
  return reason;
}

function useMedleyReason(builder: Builder, reason: NoMedleyReason): string {
  const { t } = useTranslation();
  const format = useFormat();
  const single = useReasonText(builder, likened(reason));
  if (reason.kind === 'tooFewForMedley')
    return t('builder.medley.tooFew', { cards: format.integer(reason.usable) });
  if (reason.kind === 'mustTogether')
    return t('builder.medley.mustTogether', { cards: cardNames(builder, reason.cardIds, format) });
  return single;
}
