/** Who is counted: by how much more may be done there than at one address. */
export interface Place {
  readonly who: string;
  readonly share: number;
}

const NETWORK = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/;
/** A network of 65,536 times as many addresses has so many times the budget: one person can have all of it. */
const SHARE_OF_NETWORK = 16;

/** An address as it is counted (`/64` of IPv6), and the /48 it is in. */
export function placesOf(address: string): readonly Place[] {
  const own = { who: `address ${address}`, share: 1 };
  const network = NETWORK.exec(address)?.[1];
  return network === undefined ? [own] : [own, { who: `network ${network}:/48`, share: SHARE_OF_NETWORK }];
}
