import { FieldRow } from '#src/components/field-row.tsx';
import { Section } from '#src/components/section.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { NoProfile } from '../../teambuilder/messages/not-yet.tsx';
import { ProfileField } from '../../teambuilder/profile/profile-field.tsx';
import { SOURCES } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import { CardsFields } from './cards-fields.tsx';
import { TypedFields } from './typed-fields.tsx';

interface Props {
  readonly page: Page;
}

/** Who plays: five cards of a collection, or skills and power as typed. */
export function TeamSection({ page }: Props) {
  const { t } = useTranslation();
  const { builder, inputs, change } = page;
  return (
    <Section id="team" title={t('optimizer.section.team')}>
      <FieldRow label={t('optimizer.source.label')}>
        <SegmentedChoice
          label={t('optimizer.source.label')}
          value={inputs.source}
          choices={SOURCES.map((source) => ({ value: source, label: t(`optimizer.source.${source}`) }))}
          onChange={(source) => change({ source })}
        />
      </FieldRow>
      {inputs.source === 'typed' ? (
        <TypedFields page={page} />
      ) : builder.profile === null ? (
        <NoProfile builder={builder} />
      ) : (
        <>
          <FieldRow label={t('profile.label')}>
            <ProfileField builder={builder} />
          </FieldRow>
          <CardsFields page={page} profile={builder.profile} />
        </>
      )}
    </Section>
  );
}
