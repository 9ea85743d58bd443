import { Switch } from '@mantine/core';
import { cardList } from '#model/compute/asked/inputs';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ProfileField } from '../profile/profile-field.tsx';
import type { Question } from '../question/use-question.ts';
import { useCardIds } from './card-choices.ts';
import { CardListField } from './card-list-field.tsx';
import styles from './fields.module.css';

interface Props {
  readonly question: Question;
}

const TREATMENTS = ['maxLevel', 'trained', 'episodesRead'] as const;

/** Whose cards, counted how, without which, with which others. */
export function CardsSection({ question }: Props) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  const { profile, inputs, change, server } = question;
  const note = profile && t('builder.cards.inProfile', { count: profile.cards.length });
  return (
    <Section id="cards" title={t('builder.section.cards')} note={note}>
      <FieldRow label={t('profile.label')}>
        <ProfileField question={question} />
      </FieldRow>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          value={server}
          choices={servers}
          onChange={(index) => change({ server: isOwn(question, index) ? null : serverAt(index) })}
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
      <CardLists question={question} />
    </Section>
  );
}

const isOwn = (question: Question, index: number): boolean => question.profile?.server === index;
const serverAt = (index: number) => ([0, 1, 2, 3, 4] as const)[index] ?? null;

function CardLists({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change, event } = question;
  const { playing, others } = useCardIds(question);
  const reward = event?.rewardCards.filter((id) => others.includes(id)) ?? [];
  return (
    <>
      <CardListField
        label={t('builder.cards.excluded')}
        title={t('builder.cards.excludedTitle')}
        empty={t('builder.cards.excludedNone')}
        from={playing}
        value={inputs.exclude}
        onChange={(ids) => change({ exclude: cardList(ids) })}
      />
      <CardListField
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
