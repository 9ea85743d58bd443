import { isIPv6 } from 'node:net';

declare const KEY: unique symbol;
/** An address as it is counted. Only `addressKey` makes one, so that no call is counted by anything else. */
export type AddressKey = string & { readonly [KEY]: true };

/** Who is counted: by how much more may be done there than at one address. */
export interface CallerShare {
  readonly who: string;
  readonly share: number;
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PREFIX_GROUPS = 4;
const NETWORK = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/;
/** A network of 65,536 times as many addresses has so many times the budget: one person can have all of it. */
const SHARE_OF_NETWORK = 16;

function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...zeros, ...back].slice(0, PREFIX_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Where a request comes from. An IPv6 address counts as its whole /64: a host that has one has all of them. */
export function addressKey({ ip }: { readonly ip: string }): AddressKey {
  const mapped = IPV4_IN_IPV6.exec(ip)?.[1];
  const key = mapped ?? (isIPv6(ip) ? prefixOf(ip) : ip);
  return key as AddressKey;
}

/** An address as it is counted (`/64` of IPv6), and the /48 it is in. */
export function placesOf(address: AddressKey): readonly CallerShare[] {
  const own = { who: `address ${address}`, share: 1 };
  const network = NETWORK.exec(address)?.[1];
  return network === undefined ? [own] : [own, { who: `network ${network}:/48`, share: SHARE_OF_NETWORK }];
}
