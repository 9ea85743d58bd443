import { Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Profile } from '#model/profile/profile';
import { FieldRow } from '#src/components/field-row.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { CardListField } from '../../teambuilder/cards/card-list-field.tsx';
import { cardList } from '../../teambuilder/state/inputs.ts';
import { TEAM_SIZE } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import { BestTeam } from './best-team.tsx';

interface Props {
  readonly page: Page;
  readonly profile: Profile;
}

const ANY = '';

/** The five and who leads them. */
export function CardsFields({ page, profile }: Props) {
  const { t } = useTranslation();
  const { builder, inputs, change } = page;
  const owned = useMemo(() => profile.cards.map(({ id }) => id), [profile]);
  const { must, leader } = inputs;
  return (
    <>
      <CardListField
        builder={builder}
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
              const card = builder.cardOf(id);
              return { value: String(id), label: card ? `${card.character} · ${card.title}` : `#${id}` };
            }),
          ]}
          onChange={(value) => change({ leader: value ? Number(value) : null })}
        />
      </FieldRow>
    </>
  );
}
