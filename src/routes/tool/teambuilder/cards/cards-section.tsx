import { Switch } from '@mantine/core';
import { SERVERS } from '#model/vocabulary/servers';
import { FieldRow } from '#src/components/field-row.tsx';
import { Section } from '#src/components/section.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { ProfileField } from '../profile/profile-field.tsx';
import styles from '../question.module.css';
import type { Builder } from '../state/builder.ts';
import { cardList } from '../state/inputs.ts';
import { CardListField } from './card-list-field.tsx';
import { useCardIds } from './use-card-ids.ts';

interface Props {
  readonly builder: Builder;
}

const TREATMENTS = ['maxLevel', 'trained', 'episodesRead'] as const;

/** Whose cards, counted how, without which, with which others. */
export function CardsSection({ builder }: Props) {
  const { t } = useTranslation();
  const { profile, inputs, change, server } = builder;
  const note = profile && t('builder.cards.inProfile', { count: profile.cards.length });
  return (
    <Section id="cards" title={t('builder.section.cards')} note={note}>
      <FieldRow label={t('profile.label')}>
        <ProfileField builder={builder} />
      </FieldRow>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          value={server}
          choices={SERVERS.map((code, index) => ({
            value: index,
            label: t(`server.short.${code}`),
            name: t(`server.${code}`),
          }))}
          onChange={(index) => change({ server: isOwn(builder, index) ? null : serverAt(index) })}
        />
      </FieldRow>
      <FieldRow label={t('builder.cards.treatAs')}>
        <div className={styles.switches}>
          {TREATMENTS.map((treatment) => (
            <Switch
              key={treatment}
              label={t(`builder.cards.${treatment}`)}
              checked={inputs.treatAs[treatment]}
              onChange={(event) =>
                change({ treatAs: { ...inputs.treatAs, [treatment]: event.currentTarget.checked } })
              }
            />
          ))}
        </div>
      </FieldRow>
      <CardLists builder={builder} />
    </Section>
  );
}

const isOwn = (builder: Builder, index: number): boolean => builder.profile?.server === index;
const serverAt = (index: number) => ([0, 1, 2, 3, 4] as const)[index] ?? null;

function CardLists({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change, event } = builder;
  const { playing, others } = useCardIds(builder);
  const reward = event?.rewardCards.filter((id) => others.includes(id)) ?? [];
  return (
    <>
      <CardListField
        builder={builder}
        label={t('builder.cards.excluded')}
        title={t('builder.cards.excludedTitle')}
        empty={t('builder.cards.excludedNone')}
        from={playing}
        value={inputs.exclude}
        onChange={(ids) => change({ exclude: cardList(ids) })}
      />
      <CardListField
        builder={builder}
        label={t('builder.cards.temporary')}
        title={t('builder.cards.temporaryTitle')}
        empty={t('builder.cards.temporaryHint')}
        from={others}
        value={inputs.temporary}
        shortcut={reward.length > 0 ? { label: t('builder.cards.eventCards'), ids: reward } : null}
        onChange={(ids) => change({ temporary: cardList(ids) })}
      />
    </>
  );
}
