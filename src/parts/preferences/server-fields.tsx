import { type ServersView, useServers } from '#src/actors/use-servers.ts';
import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useServerOptions } from '#src/components/server-options.ts';
import { useTranslation } from '#src/components/translation.tsx';

interface Props {
  /** Servers that are only proposed, in place of those that are kept. */
  readonly proposed?: Pick<ServersView, 'main' | 'sub' | 'setMain' | 'setSub'> | undefined;
}

/** Choosing the sub server as main one makes the sub server another one (reference R40). */
export function MainServerField({ proposed }: Props) {
  const { t } = useTranslation();
  const kept = useServers();
  const { main, setMain } = proposed ?? kept;
  const label = t('setting.mainServer');
  return (
    <FieldRow label={label} hint={t('setting.mainServerHint')}>
      <SegmentedChoice label={label} choices={useServerOptions()} value={main} onChange={setMain} />
    </FieldRow>
  );
}

export function SubServerField({ proposed }: Props) {
  const { t } = useTranslation();
  const kept = useServers();
  const { main, sub, setSub } = proposed ?? kept;
  const label = t('setting.subServer');
  const choices = useServerOptions().map((choice) => ({ ...choice, disabled: choice.value === main }));
  return (
    <FieldRow label={label} hint={t('setting.subServerHint')}>
      <SegmentedChoice label={label} choices={choices} value={sub} onChange={setSub} />
    </FieldRow>
  );
}
