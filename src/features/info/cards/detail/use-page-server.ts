import type { CardDetails } from '#model/records/card-details';
import type { SkillRecord } from '#model/records/skill';
import { localised } from '#model/rules/localised';
import { type PerServer, SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type AddressCodec, useAddress } from '#src/kit/address/use-address.ts';

const PARAMETER = 'server';

const CODEC: AddressCodec<{ readonly asked: ServerIndex | null }> = {
  decode: (params) => ({ asked: serverIndex(params.get(PARAMETER) ?? '') }),
  encode: ({ asked }) => new URLSearchParams(asked === null ? {} : { [PARAMETER]: SERVERS[asked] }),
};

/** What the card's page shows a server at a time. */
interface Shown {
  readonly skill: SkillRecord | undefined;
  readonly details: CardDetails | null | undefined;
}

const knownOf = ({ skill, details }: Shown): PerServer<true> => {
  const parts = [skill?.description, details?.gachaText, details?.sources];
  const isKnown = (server: ServerIndex) => parts.some((part) => (part?.[server] ?? null) !== null) || null;
  return [isKnown(0), isKnown(1), isKnown(2), isKnown(3), isKnown(4)];
};

export interface PageServer {
  /** Servers on which anything of it is known. */
  readonly values: PerServer<true>;
  readonly server: ServerIndex | null;
  readonly choose: (server: ServerIndex) => void;
}

/** The server whose words, voice and sources the whole page shows: the one in the address, else the nearest one. */
export function usePageServer(shown: Shown): PageServer {
  const { main, sub } = useServers();
  const { inputs, change } = useAddress(CODEC);
  const values = knownOf(shown);
  const server = localised(values, inputs.asked ?? main, sub)?.server ?? null;
  return { values, server, choose: (asked) => change({ asked }) };
}

/** Whose value is shown where the page shows that of `asked`: nearest to it is the main server's. */
export function useNearest(values: PerServer<unknown>, asked: ServerIndex): ServerIndex | null {
  const { main, sub } = useServers();
  const [wanted, second] = values[asked] === null ? [main, sub] : [asked, main];
  return localised(values, wanted, second)?.server ?? null;
}
