import { useState } from 'react';
import { areFirstServers, serversFor } from '#model/rules/home-servers';
import { useLocale } from '#src/actors/use-locale.ts';
import { type ServersView, useServers } from '#src/actors/use-servers.ts';

interface ProposedServers extends Pick<ServersView, 'main' | 'sub' | 'setMain' | 'setSub'> {
  /** Keeps what shows. */
  accept(): void;
}

/** Until one is chosen, the servers that fit the language. Closing the dialog keeps the defaults. */
export function useProposedServers(): ProposedServers {
  const kept = useServers();
  const { requested } = useLocale();
  const [isChosen, setChosen] = useState(false);
  const { main, sub } = isChosen || !areFirstServers(kept) ? kept : serversFor(requested);
  const choose: ServersView['choose'] = (servers) => {
    setChosen(true);
    kept.choose(servers);
  };
  return {
    main,
    sub,
    setMain: (server) => choose({ main: server, sub }),
    setSub: (server) => choose({ main, sub: server }),
    accept: () => kept.choose({ main, sub }),
  };
}
