import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { cardList } from '#model/compute/asked/inputs';
import { TEAM_SIZE } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardListField } from '../../fields/card-list-field.tsx';
import { NoProfile } from '../../messages/not-yet.tsx';
import { ProfileField } from '../../profile/profile-field.tsx';
import { useSources } from '../../sources/sources.tsx';
import { type OptimizerPage, SOURCES } from '../state/optimizer-inputs.ts';
import { BestTeam } from './best-team.tsx';
import { TypedFields } from './typed-fields.tsx';

interface Props {
  readonly page: OptimizerPage;
}

/** Who plays: five cards of a collection, or skills and power as typed. */
export function TeamSection({ page }: Props) {
  const { t } = useTranslation();
  const { question, inputs, change } = page;
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
      ) : question.profile === null ? (
        <NoProfile question={question} />
      ) : (
        <>
          <FieldRow label={t('profile.label')}>
            <ProfileField question={question} />
          </FieldRow>
          <CardsFields page={page} profile={question.profile} />
        </>
      )}
    </Section>
  );
}

interface CardsFieldsProps {
  readonly page: OptimizerPage;
  readonly profile: Profile;
}

const ANY = '';

/** The five and who leads them. */
function CardsFields({ page, profile }: CardsFieldsProps) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const { inputs, change } = page;
  const owned = useMemo(() => profile.cards.map(({ id }) => id), [profile]);
  const { must, leader } = inputs;
  return (
    <>
      <CardListField
        label={t('optimizer.team.cards')}
        title={t('optimizer.team.pick')}
        empty={t('builder.cards.excludedNone')}
        from={owned}
        value={must}
        max={TEAM_SIZE}
        onChange={(ids) => change({ must: cardList(ids), leader: ids.includes(leader ?? 0) ? leader : null })}
      />
      <BestTeam page={page} />
      <FieldRow label={t('team.leader')} htmlFor="optimizer-leader">
        <Select
          id="optimizer-leader"
          w="100%"
          allowDeselect={false}
          value={leader === null ? ANY : String(leader)}
          data={[
            { value: ANY, label: t('optimizer.team.anyLeader') },
            ...must.map((id) => {
              const card = cardOf(id);
              return { value: String(id), label: card ? `${card.character} · ${card.title}` : `#${id}` };
            }),
          ]}
          onChange={(value) => change({ leader: value ? Number(value) : null })}
        />
      </FieldRow>
    </>
  );
}
