import { useDisclosure } from '@mantine/hooks';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { CardField } from './card-field.tsx';

interface Props {
  readonly builder: Builder;
}

/** Whose skill is the sixth activation: the leader's, the best other card's, or one card's. */
export function SixthField({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  const isCard = typeof inputs.sixth === 'number';
  const [isChoosing, choosing] = useDisclosure(isCard);
  const kind = isCard || isChoosing ? 'card' : inputs.sixth;
  return (
    <>
      <SegmentedChoice
        label={t('builder.constraints.sixth')}
        value={kind}
        choices={[
          { value: 'leader', label: t('builder.constraints.sixthLeader') },
          { value: 'best', label: t('builder.constraints.sixthBest') },
          { value: 'card', label: t('builder.constraints.sixthCard') },
        ]}
        onChange={(next) => {
          if (next === 'card') choosing.open();
          else choosing.close();
          change({ sixth: next === 'best' ? 'best' : 'leader' });
        }}
      />
      {kind === 'card' && (
        <CardField
          builder={builder}
          label={t('builder.constraints.sixth')}
          title={t('builder.constraints.sixthTitle')}
          empty={t('action.choose')}
          value={typeof inputs.sixth === 'number' ? inputs.sixth : null}
          onChange={(id) => {
            // From here on the choice is told by the input alone, so that Reset and links move it.
            choosing.close();
            change({ sixth: id ?? 'leader' });
          }}
        />
      )}
    </>
  );
}
