import { NativeSelect } from '@mantine/core';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly value: number;
  readonly onChange: (server: ServerIndex) => void;
}

/** One of the servers, by its whole name. */
export function ServerSelect({ value, onChange }: Props) {
  const { t } = useTranslation();
  const options = useServerOptions();
  return (
    <NativeSelect
      label={t('server.label')}
      value={String(value)}
      data={options.map((option) => ({ value: String(option.value), label: option.name }))}
      onChange={(event) => {
        const server = Number(event.currentTarget.value);
        if (isServerIndex(server)) onChange(server);
      }}
    />
  );
}
