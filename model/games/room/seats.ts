import { asList, asObject } from '../../records/reading.ts';

/** A place in a room, and what proves that it is one's own. */
export interface RoomSeat {
  readonly code: string;
  readonly token: string;
}

/** A browser is in few rooms at once; older places are over anyway. */
const MAX_SEATS = 8;
const CODE = /^[0-9A-Z]{1,16}$/;
const TOKEN = /^[\w-]{1,64}$/;

function readSeat(json: unknown): RoomSeat | null {
  const { code, token } = asObject(json);
  if (typeof code !== 'string' || typeof token !== 'string') return null;
  return CODE.test(code) && TOKEN.test(token) ? { code, token } : null;
}

/** The places that a browser keeps, the newest first. A damaged one costs itself alone. */
export const readSeats = (json: unknown): readonly RoomSeat[] => asList(json, readSeat).slice(0, MAX_SEATS);

export const seatIn = (seats: readonly RoomSeat[], code: string): RoomSeat | null =>
  seats.find((seat) => seat.code === code) ?? null;

/** With another place in that room, or with none. */
export const withSeat = (
  seats: readonly RoomSeat[],
  code: string,
  seat: RoomSeat | null,
): readonly RoomSeat[] =>
  [...(seat ? [seat] : []), ...seats.filter((one) => one.code !== code)].slice(0, MAX_SEATS);
