import { Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  MAX_MENU_SECONDS,
  MAX_SKILL_PERCENT,
  MAX_SKILL_SECONDS,
  SHORTEST_SKILL,
} from '#model/listing/ranking-settings';
import { ORDERS } from '#model/rules/song-ranking';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';
import { sentDetails, takeSentFields } from '#src/browser/page/sent.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MetaQuery } from './meta-query.ts';
import { decodeMetaQuery } from './meta-query.ts';
import styles from './settings.module.css';
import type { ChangeMetaQuery } from './use-meta-query.ts';

/** Takes over the settings made in the form that the server sent, and whether it was open. */
function useSentChanges(change: ChangeMetaQuery): boolean {
  const [isOpen] = useState(() => sentDetails()?.open ?? false);
  const take = useEffectEvent(() => {
    const params = new URLSearchParams(window.location.search);
    const fields = takeSentFields();
    for (const [name, value] of fields) params.set(name, value);
    if (fields.length > 0) change(decodeMetaQuery(params));
  });
  useEffect(() => take(), []);
  return isOpen;
}

interface Props {
  readonly query: MetaQuery;
  readonly server: ServerIndex;
  readonly onChange: ChangeMetaQuery;
}

const PERFECT_STEP = 0.5;

/** With which skills and how precisely the charts are compared; folded on phones, where the ranking is what matters. */
export function MetaSettings(props: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isNarrow = useIsPhone();
  const isOpen = useSentChanges(props.onChange);
  const { skillPercent, skillSeconds, perfectRate } = props.query;
  if (!isNarrow) {
    return (
      <section className={styles.settings} aria-label={t('songMeta.settings')}>
        <Fields {...props} />
      </section>
    );
  }
  const facts = [
    format.signedPercent(skillPercent),
    t('unit.seconds', { seconds: format.decimal(skillSeconds) }),
    format.percent(perfectRate * 100),
  ];
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        {t('songMeta.settings')} <span className={styles.facts}>{facts.join(' · ')}</span>
      </summary>
      <div className={styles.fields}>
        <Fields {...props} />
      </div>
    </details>
  );
}

function Fields({ query, server, onChange }: Props) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  const format = useFormat();
  return (
    <>
      <FieldRow label={t('songMeta.server')}>
        <SegmentedChoice
          label={t('songMeta.server')}
          value={server}
          choices={servers}
          onChange={(chosen) => isServerIndex(chosen) && onChange({ server: chosen })}
        />
      </FieldRow>
      <FieldRow label={t('meta.order')}>
        <SegmentedChoice
          label={t('meta.order')}
          value={query.order}
          choices={ORDERS.map((order) => ({ value: order, label: t(`meta.${order}`) }))}
          onChange={(order) => onChange({ order })}
        />
      </FieldRow>
      <FieldRow label={t('songMeta.skill')}>
        <NumberField
          label={t('songMeta.skillPercent')}
          value={query.skillPercent}
          max={MAX_SKILL_PERCENT}
          decimals={1}
          suffix={format.percentSign}
          width={84}
          onChange={(skillPercent) => onChange({ skillPercent })}
        />
        <NumberField
          label={t('songMeta.skillSeconds')}
          value={query.skillSeconds}
          min={SHORTEST_SKILL}
          max={MAX_SKILL_SECONDS}
          decimals={1}
          suffix={t('unit.seconds', { seconds: '' })}
          width={84}
          onChange={(skillSeconds) => onChange({ skillSeconds })}
        />
      </FieldRow>
      <FieldRow label={t('live.perfect')}>
        <SliderField
          label={t('live.perfect')}
          value={query.perfectRate * 100}
          max={100}
          step={PERFECT_STEP}
          format={format.percent}
          onChange={(percent) => onChange({ perfectRate: percent / 100 })}
        />
      </FieldRow>
      <FieldRow label={t('meta.menu')}>
        <NumberField
          label={t('meta.menu')}
          value={query.menuSeconds}
          max={MAX_MENU_SECONDS}
          suffix={t('unit.seconds', { seconds: '' })}
          width={84}
          onChange={(menuSeconds) => onChange({ menuSeconds })}
        />
      </FieldRow>
      <Switch
        label={t('songMeta.fever')}
        checked={query.hasFever}
        onChange={(event) => onChange({ hasFever: event.currentTarget.checked })}
      />
    </>
  );
}
