import { Button } from '@mantine/core';
import { Layers } from 'lucide-react';
import { MAX_MASTER_RANK, SKILL_LEVELS } from '#model/vocabulary/characters';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './premade.module.css';
import { UntilField } from './until-field.tsx';
import { type PremadeData, usePremade, usePremadeData } from './use-premade.ts';

/** A collection that owns every card there was at a moment, for trying things out. */
export function PremadeSection() {
  const { t } = useTranslation();
  const { data, failure, retry } = usePremadeData();
  return (
    <Section id="premade" title={t('manager.section.premade')}>
      <p className="muted">{t('manager.premadeLead')}</p>
      {data && <PremadeForm data={data} />}
      {!data && failure && <DataError message={failure.message} onRetry={retry} />}
      {!data && !failure && <div className={styles.waiting} />}
    </Section>
  );
}

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const choices = (numbers: readonly number[]) => numbers.map((value) => ({ value, label: String(value) }));

/** Per cent. */
const MISSIONS = [0, 2, 4, 6];

function PremadeForm({ data }: { readonly data: PremadeData }) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const servers = useServerOptions();
  const { wish, change, cards, make, isMade } = usePremade(data);
  return (
    <>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          value={wish.server}
          choices={servers}
          onChange={(server) => change({ server })}
        />
      </FieldRow>
      <UntilField data={data} wish={wish} onChange={change} />
      <FieldRow label={t('card.skillLevel')}>
        <SegmentedChoice
          label={t('card.skillLevel')}
          value={wish.skillLevel}
          choices={choices(upTo(1, SKILL_LEVELS))}
          onChange={(skillLevel) => change({ skillLevel })}
        />
      </FieldRow>
      <FieldRow label={t('card.master')}>
        <SegmentedChoice
          label={t('card.master')}
          value={wish.master}
          choices={choices(upTo(0, MAX_MASTER_RANK))}
          onChange={(master) => change({ master })}
        />
      </FieldRow>
      <FieldRow label={t('manager.missions')}>
        <SegmentedChoice
          label={t('manager.missions')}
          value={wish.missions}
          choices={MISSIONS.map((value) => ({ value, label: signedPercent(value) }))}
          onChange={(missions) => change({ missions })}
        />
      </FieldRow>
      <FieldRow label="">
        <Button
          variant="filled"
          disabled={cards === 0}
          leftSection={<Layers size={16} aria-hidden="true" />}
          onClick={make}
        >
          {t('manager.makePremade')}
        </Button>
        <span>{t('hub.cards', { count: cards })}</span>
        <span role="status" className={styles.done}>
          {isMade && t('manager.madePremade')}
        </span>
      </FieldRow>
    </>
  );
}
