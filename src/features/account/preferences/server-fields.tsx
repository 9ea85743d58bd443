import { useServers } from '#src/kit/actors/use-servers.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Choosing the sub server as main one makes the sub server another one (reference R40). */
export function MainServerField() {
  const { t } = useTranslation();
  const { main, setMain } = useServers();
  const label = t('setting.mainServer');
  return (
    <FieldRow label={label} hint={t('setting.mainServerHint')}>
      <SegmentedChoice label={label} choices={useServerOptions()} value={main} onChange={setMain} />
    </FieldRow>
  );
}

export function SubServerField() {
  const { t } = useTranslation();
  const { main, sub, setSub } = useServers();
  const label = t('setting.subServer');
  const choices = useServerOptions().map((choice) => ({ ...choice, disabled: choice.value === main }));
  return (
    <FieldRow label={label} hint={t('setting.subServerHint')}>
      <SegmentedChoice label={label} choices={choices} value={sub} onChange={setSub} />
    </FieldRow>
  );
}
