import { FieldRow } from '#src/components/field-row.tsx';
import { useTranslation } from '#src/components/translation.tsx';

/** In place of the field where charts are known by how many notes a skill covers of them, not by when they come. */
export function NoDelay() {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('builder.live.delay')} hint={t('builder.live.delayHint')}>
      {t('unit.seconds', { seconds: 0 })}
    </FieldRow>
  );
}
