import {
  CARD_ATTRIBUTE,
  CARD_BAND,
  CARD_POWER,
  CARD_STATS,
  GAIN,
  MAX_OPTIONS,
  POWER_UNITS,
  SLOT_FIRST,
  TEAM,
  TEAM_OPTION,
  TEAM_SIG,
  TEAM_SIZE,
} from '../layout.ts';
import { signatureIn, slots } from './cards.ts';
import { getF64, getI32, setI32 } from './script/memory.ts';

/** What the five share: index of band and attribute, −1 when they differ. */
export let teamBand: i32 = -1;
export let teamAttribute: i32 = -1;
/** Their power in units. */
export let teamUnits: f64 = 0;

/** Puts five cards into TEAM in ascending order and finds what they share. */
export function formTeam(a: i32, b: i32, c: i32, d: i32, e: i32): void {
  setI32(TEAM, 0, a);
  insertCard(b, 1);
  insertCard(c, 2);
  insertCard(d, 3);
  insertCard(e, 4);
  teamBand = getI32(CARD_BAND, a);
  teamAttribute = getI32(CARD_ATTRIBUTE, a);
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const card: i32 = getI32(TEAM, member);
    if (getI32(CARD_BAND, card) !== teamBand) teamBand = -1;
    if (getI32(CARD_ATTRIBUTE, card) !== teamAttribute) teamAttribute = -1;
  }
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    setI32(TEAM_SIG, member, signatureIn(getI32(TEAM, member), teamBand, teamAttribute));
  }
}

function insertCard(card: i32, size: i32): void {
  let place: i32 = size;
  while (place > 0 && getI32(TEAM, place - 1) > card) {
    setI32(TEAM, place, getI32(TEAM, place - 1));
    place--;
  }
  setI32(TEAM, place, card);
}

/** Chooses the team's own best items, slot by slot since gains add up, and totals its power. */
export function equipTeam(): void {
  let units: f64 = 0.0;
  let event: f64 = 0.0;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const card: i32 = getI32(TEAM, member);
    const bonus: f64 = getF64(CARD_STATS, card * 4 + 3);
    units += getF64(CARD_POWER, card) - bonus;
    event += bonus;
  }
  for (let slot: i32 = 0; slot < slots; slot++) units += equipSlot(slot);
  // The event's power is floored once per team (reference R24); items are not.
  teamUnits = units + Math.floor(event / POWER_UNITS) * POWER_UNITS;
}

/** Gain of the slot's best option; the option (−1 when none helps) goes to TEAM_OPTION. */
function equipSlot(slot: i32): f64 {
  let best: f64 = 0.0;
  setI32(TEAM_OPTION, slot, -1);
  const end: i32 = getI32(SLOT_FIRST, slot + 1);
  for (let option: i32 = getI32(SLOT_FIRST, slot); option < end; option++) {
    let gain: f64 = 0.0;
    for (let member: i32 = 0; member < TEAM_SIZE; member++) {
      gain += getF64(GAIN, getI32(TEAM, member) * MAX_OPTIONS + option);
    }
    if (gain > best) {
      best = gain;
      setI32(TEAM_OPTION, slot, option);
    }
  }
  return best;
}

/** Whether a card is one of the five. */
export function isMember(card: i32): i32 {
  for (let member: i32 = 0; member < TEAM_SIZE; member++) if (getI32(TEAM, member) === card) return 1;
  return 0;
}
