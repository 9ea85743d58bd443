import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/actors/use-servers.ts';
import { FieldRow } from '#src/components/field-row.tsx';
import { type Choice, SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';

const INDEXES: readonly ServerIndex[] = [0, 1, 2, 3, 4];

function useServerChoices(): readonly Choice<ServerIndex>[] {
  const { t } = useTranslation();
  return INDEXES.map((value) => ({
    value,
    label: t(`server.short.${SERVERS[value]}`),
    name: t(`server.${SERVERS[value]}`),
  }));
}

/** Choosing the sub server as main one makes the sub server another one (spec §4). */
export function MainServerField() {
  const { t } = useTranslation();
  const { main, setMain } = useServers();
  const label = t('setting.mainServer');
  return (
    <FieldRow label={label} hint={t('setting.mainServerHint')}>
      <SegmentedChoice label={label} choices={useServerChoices()} value={main} onChange={setMain} />
    </FieldRow>
  );
}

export function SubServerField() {
  const { t } = useTranslation();
  const { main, sub, setSub } = useServers();
  const label = t('setting.subServer');
  const choices = useServerChoices().map((choice) => ({ ...choice, disabled: choice.value === main }));
  return (
    <FieldRow label={label} hint={t('setting.subServerHint')}>
      <SegmentedChoice label={label} choices={choices} value={sub} onChange={setSub} />
    </FieldRow>
  );
}
