import { useState } from 'react';
import { localised } from '#model/rules/localised';
import { isServerIndex, type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '../actors/use-servers.ts';
import { SegmentedChoice } from '../field/segmented-choice.tsx';
import { ServerTag } from '../text/server-tag.tsx';
import { useTranslation } from '../text/translation.tsx';

interface ChosenServer {
  /** Whose value is shown: the chosen one, else the main server's, the sub server's, the first there is; null without any. */
  readonly server: ServerIndex | null;
  readonly choose: (server: ServerIndex) => void;
}

/** Whose value is looked at, as long as the page of the thing is open. */
export function useChosenServer(values: PerServer<unknown>): ChosenServer {
  const { main, sub } = useServers();
  const [chosen, choose] = useState<ServerIndex | null>(null);
  return { server: localised(values, chosen ?? main, sub)?.server ?? null, choose };
}

interface Props extends ChosenServer {
  readonly values: PerServer<unknown>;
}

/** Whose value is shown, and the way to those of the other servers that have one. */
export function ServerChoice({ values, server, choose }: Props) {
  const { t } = useTranslation();
  const known = [...SERVERS.keys()].filter(isServerIndex).filter((one) => values[one] !== null);
  if (server === null) return null;
  return (
    // In a grid it would be as wide as the column.
    <div>
      {known.length === 1 ? (
        <ServerTag server={server} />
      ) : (
        <SegmentedChoice
          label={t('songMeta.server')}
          choices={known.map((value) => ({ value, label: t(`server.short.${SERVERS[value]}`) }))}
          value={server}
          onChange={choose}
        />
      )}
    </div>
  );
}
