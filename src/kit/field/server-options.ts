import { SERVERS, type ServerCode, type ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '../text/translation.tsx';

export interface ServerOption {
  readonly value: ServerIndex;
  readonly code: ServerCode;
  /** Two letters. */
  readonly label: string;
  readonly name: string;
}

/** Every server as a choice, in the order of the data. */
export function useServerOptions(): readonly ServerOption[] {
  const { t } = useTranslation();
  return SERVERS.map((code, index) => ({
    value: index as ServerIndex,
    code,
    label: t(`server.short.${code}`),
    name: t(`server.${code}`),
  }));
}
