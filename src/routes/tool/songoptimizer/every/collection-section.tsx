import { ITEM_SETS } from '#model/compute/team';
import { FieldRow } from '#src/components/field-row.tsx';
import { Section } from '#src/components/section.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { CardsSection } from '../../teambuilder/cards/cards-section.tsx';
import { NoProfile } from '../../teambuilder/messages/not-yet.tsx';
import type { Page } from '../state/page.ts';

interface Props {
  readonly page: Page;
}

/** Whose cards and items teams are made of. */
export function CollectionSection({ page: { builder, inputs, change } }: Props) {
  const { t } = useTranslation();
  if (builder.profile === null) {
    return (
      <Section id="team" title={t('builder.section.cards')}>
        <NoProfile builder={builder} />
      </Section>
    );
  }
  return (
    <div id="team">
      <CardsSection builder={builder} />
      <Section id="items" title={t('items.title')}>
        <FieldRow label={t('items.title')}>
          <SegmentedChoice
            label={t('items.title')}
            value={inputs.itemSets}
            choices={ITEM_SETS.map((sets) => ({
              value: sets,
              label: t(`items.sets.${sets}`),
            }))}
            onChange={(itemSets) => change({ itemSets })}
          />
        </FieldRow>
      </Section>
    </div>
  );
}
