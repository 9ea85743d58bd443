import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  type AssetTarget,
  pathInAddress,
  readAssetPlace,
  targetOf,
} from '#model/media/explorer/asset-address';
import {
  type ExplorerQuery,
  explorerAddress,
  explorerParams,
  readExplorerQuery,
} from '#model/media/explorer/explorer-query';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type AddressCodec, type InAddress, useAddress } from '#src/kit/address/use-address.ts';
import { faultOf, usePlaceAnswer } from './explorer.data.ts';
import type { IndexFault, PlaceAnswer } from './index/index-answers.ts';

const CODEC: AddressCodec<ExplorerQuery> = {
  decode: readExplorerQuery,
  encode: (query) => new URLSearchParams(explorerParams(query)),
};

export interface Explorer {
  readonly server: ServerCode;
  /** What the address names: by itself until the index has come. */
  readonly target: AssetTarget;
  /** Of the index; undefined while it is on its way, and where there is none. */
  readonly place: PlaceAnswer | undefined;
  readonly fault: IndexFault | null;
  readonly retry: () => void;
  readonly address: InAddress<ExplorerQuery>;
  /** The address of a place, on this server if no other, with the view that was chosen; in the same folder with its filter. Another server is searched, too. */
  readonly hrefOf: (target: AssetTarget, server?: ServerCode) => string;
  /** Goes there; in place of the entry of now where `instead` says so. */
  readonly go: (target: AssetTarget, instead?: boolean) => void;
}

/** What the page shows, as its address says it. */
export function useExplorer(): Explorer {
  const { '*': rest = '' } = useParams();
  const { main } = useServers();
  const navigate = useNavigate();
  const address = useAddress(CODEC);
  const { inputs } = address;
  const named = useMemo(() => readAssetPlace(rest), [rest]);
  const server = named.server ?? SERVERS[main];
  const { data: place, error, refetch } = usePlaceAnswer(server, named.parts);
  const target = useMemo(() => (place?.isThere ? place.target : targetOf(named.parts)), [place, named.parts]);
  const hrefOf = useCallback(
    (to: AssetTarget, on: ServerCode = server) => explorerAddress({ server, target, query: inputs }, to, on),
    [server, target, inputs],
  );
  const go = useCallback(
    (to: AssetTarget, instead = false) =>
      void navigate(hrefOf(to), { replace: instead, preventScrollReset: true }),
    [navigate, hrefOf],
  );
  return {
    server,
    target,
    place,
    fault: faultOf(error),
    retry: () => void refetch(),
    address,
    hrefOf,
    go,
  };
}

/** The name that a target goes by. */
export const nameOf = (target: AssetTarget): string => pathInAddress(target).split('/').at(-1) ?? '';
