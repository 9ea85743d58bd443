import { ownEncores } from '#model/compute/room';
import type { Excess, NoTeamReason, Remark, TeamData, TeamQuestion } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import type { ComboStep } from '#model/rules/combo';
import { type StudioSet, studioSets } from '#model/rules/studio-sets';
import * as L from '../layout.ts';
import { type Collection, collect, writeParameters } from './cards/collection.ts';
import { assignRoles, type Roles } from './cards/roles.ts';
import { writeSong } from './charts/write-song.ts';
import type { Engine } from './engine.ts';
import { mostStudioSets, ownedUnplaced, writeItems } from './items/rates.ts';
import { doOthersCount, writePoints, writeUnrankedPoints } from './points/write-points.ts';
import { type CardTable, cardTable } from './tables/card-table.ts';
import { isShuffled, writeShuffle } from './tables/shuffle.ts';
import { Signatures } from './tables/signatures.ts';
import { type CardSkill, type SkillTable, skillTable } from './tables/skill-table.ts';

/** A question laid out in an engine's memory, ready to be searched, or the reason why there is no team. */
export interface Packed {
  /** Cards by the kernels' index. */
  readonly cards: readonly CardRecord[];
  readonly bands: number;
  readonly characters: number;
  readonly slots: number;
  /** Studio sets in the order of their options. */
  readonly sets: readonly StudioSet[];
  /** Signature of the other players' skills in a multi live; −1 in a free live. */
  readonly roomSig: number;
  /** In how many of five lives the sixth activation is ours; in all others another player's. */
  readonly encores: number;
  /** 'leader' when no one of ours fills a sixth slot. */
  readonly sixth: TeamQuestion['sixth'];
  readonly top: number;
  /** What scoring on another song takes, too. */
  readonly signatures: Signatures;
  readonly roles: Roles;
  readonly sixths: number;
  readonly remarks: readonly Remark[];
  readonly noTeam: NoTeamReason | null;
}

/** `combo` are the steps of the song's own notes: in a medley they go on from the song before. */
export type SongData = TeamData & { readonly combo?: readonly ComboStep[] };

const clampTop = (top: number): number => Math.min(50, Math.max(1, Math.trunc(top)));

/** Lays a question out in memory: notes, skills, items, cards. About a millisecond for 2,000 cards. */
export function pack(engine: Engine, asked: TeamQuestion, data: SongData): Packed {
  const multi = asked.live === 'multi';
  const encores = ownEncores(asked);
  // When another player always takes the encore there is no sixth activation to fill.
  const question: TeamQuestion = encores === 0 ? { ...asked, sixth: 'leader' } : asked;
  const table = cardTable(data);
  const collection = collect(question, table);
  const cards = collection.rows.map((row) => table.cards[row] as CardRecord);
  const skills = skillTable(data.skills, question.server);
  const cardSkills = cards.map((card, index) =>
    skills.of(card.skillId, collection.entries[index]?.skill ?? 0),
  );
  const signatures = signaturesOf(skills, cardSkills);
  const roomSig = multi ? signatures.of(skills.add(roomSkill(question))) : -1;
  const roles = assignRoles(question, cards, (id) => data.cards.has(id));
  const noTeam = roles.noTeam ?? excess(cards.length, table, data, question, signatures);
  const remarks = remarksOf(collection, cards, cardSkills, question, data);
  const { sixth } = question;
  const sets = studioSets(data.areaItems);
  const packed = { cards, roomSig, encores, sixth, ...sizesOf(table), sets, signatures, roles };
  const none = { ...packed, slots: 0, top: 0, sixths: 0, remarks };
  if (noTeam) return { ...none, noTeam };
  writeSong(engine, question, data, signatures.durations);
  const tooMuch = signatures.write(engine, question.perfectRate);
  if (tooMuch) return { ...none, noTeam: { kind: 'tooLarge', ...tooMuch } };
  const items = writeItems(engine, question, data, table.bandIds);
  const beyondTable = writeParameters(engine, collection, question, table);
  writeCards(engine, collection, table, { skills: cardSkills, signatures, roles });
  const sixths = writeSixths(engine, question, roles, cardSkills);
  writePoints(engine, question, packed, collection);
  prepare(engine, question, { ...packed, sixths, slots: items.slots });
  writeUnrankedPoints(engine, question, packed, collection);
  return {
    ...packed,
    slots: items.slots,
    sixths,
    top: clampTop(question.top),
    remarks: [...remarks, ...openRemarks(beyondTable, items.missing, ownedUnplaced(question, data))],
    noTeam: null,
  };
}

const sizesOf = ({ bandIds, characters }: CardTable) => ({ bands: bandIds.length, characters });

function signaturesOf(skills: SkillTable, cardSkills: readonly CardSkill[]): Signatures {
  const signatures = new Signatures(skills);
  for (const { alone, united } of cardSkills) {
    signatures.of(alone);
    signatures.of(united);
  }
  return signatures;
}

/** The skill assumed of every other player's leader. */
function roomSkill({ room }: TeamQuestion) {
  return {
    kind: 'constant',
    durationSeconds: Math.max(0, room.skillSeconds),
    value: Math.max(0, room.skillPercent) / 100,
    fallback: 0,
  } as const;
}

/** What the memory cannot hold, or a chart without notes. */
function excess(
  cards: number,
  table: CardTable,
  { chart, areaItems }: TeamData,
  { itemSets }: TeamQuestion,
  signatures: Signatures,
): NoTeamReason | null {
  if (chart.notes.length === 0) return { kind: 'noNotes' };
  const tooLarge = (excess: Excess): NoTeamReason => ({ kind: 'tooLarge', ...excess });
  if (cards > L.MAX_CARDS) return tooLarge({ what: 'cards', most: L.MAX_CARDS });
  if (chart.notes.length > L.MAX_NOTES) return tooLarge({ what: 'notes', most: L.MAX_NOTES });
  if (table.bandIds.length > L.MAX_BANDS) return tooLarge({ what: 'bands', most: L.MAX_BANDS });
  if (table.characters > L.MAX_CHARACTERS) return tooLarge({ what: 'characters', most: L.MAX_CHARACTERS });
  const mostSets = mostStudioSets(itemSets);
  if (studioSets(areaItems).length > mostSets) return tooLarge({ what: 'studioSets', most: mostSets });
  return signatures.excess === null ? null : tooLarge(signatures.excess);
}

function writeCards(
  { ints }: Engine,
  { rows }: Collection,
  table: CardTable,
  of: { readonly skills: readonly CardSkill[]; readonly signatures: Signatures; readonly roles: Roles },
): void {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    const skill = of.skills[index] as CardSkill;
    ints[(L.CARD_CHARACTER >> 2) + index] = table.character[row] ?? 0;
    ints[(L.CARD_BAND >> 2) + index] = table.band[row] ?? 0;
    ints[(L.CARD_ATTRIBUTE >> 2) + index] = table.attribute[row] ?? 0;
    ints[(L.CARD_SIG >> 2) + index] = of.signatures.of(skill.alone);
    ints[(L.CARD_UNITED_SIG >> 2) + index] = of.signatures.of(skill.united);
    ints[(L.CARD_UNITED_BAND >> 2) + index] = skill.band === null ? -1 : table.bandIndex(skill.band);
    ints[(L.CARD_UNITED_ATTRIBUTE >> 2) + index] = skill.attribute;
    ints[(L.CARD_ROLE >> 2) + index] = 1;
  }
  for (const must of of.roles.musts) ints[(L.CARD_ROLE >> 2) + must] = 2;
  if (of.roles.sixth >= 0) ints[(L.CARD_ROLE >> 2) + of.roles.sixth] = 0;
}

/** Candidates of the sixth slot: one card, or six of each kind of skill since five may be in the team. */
function writeSixths(
  { ints }: Engine,
  { sixth }: TeamQuestion,
  roles: Roles,
  skills: readonly CardSkill[],
): number {
  if (sixth === 'leader') return 0;
  const kinds = new Map<CardSkill, number>();
  let count = 0;
  skills.forEach((skill, index) => {
    const before = kinds.get(skill) ?? 0;
    if (roles.sixth >= 0 ? index !== roles.sixth : before > L.TEAM_SIZE) return;
    kinds.set(skill, before + 1);
    ints[(L.SIXTH_CARD >> 2) + count] = index;
    count++;
  });
  return count;
}

type Live = Pick<Packed, 'roomSig' | 'encores' | 'signatures' | 'roles' | 'sixths'>;

/** What skills are worth on the song that was written last, and the rules of the live. */
export function prepareLive(engine: Engine, question: TeamQuestion, live: Live): void {
  const { kernels } = engine;
  const { signatures, roles, sixths, roomSig, encores } = live;
  const free = question.live === 'free' ? 1 : 0;
  const byLeader = sixths === 0 ? encores : 0;
  kernels.prepareSkills(signatures.count, free, 1 - free, byLeader);
  writeShuffle(engine);
  kernels.preparePlaces(isShuffled(question) ? 1 : 0, signatures.count, byLeader);
  kernels.prepareTeams(free, 1 - free, encores, sixths, roles.leader, roomSig);
}

function prepare(
  engine: Engine,
  question: TeamQuestion,
  packed: Live & Parameters<typeof keepCards>[2],
): void {
  const { kernels } = engine;
  const top = clampTop(question.top);
  const { roles, sixths } = packed;
  prepareLive(engine, question, packed);
  kernels.prepareLooks(roles.leader);
  kernels.preparePicks(roles.leader);
  kernels.prepareResults(top, question.constraints.minPower, sixths > 0 ? 1 : 0);
  keepCards(engine, question, packed);
}

/** Chooses the cards that a best team on the song that was written last may need. */
export function keepCards(
  { kernels }: Engine,
  question: TeamQuestion,
  {
    cards,
    bands,
    characters,
    slots,
    sixths,
  }: Pick<Packed, 'cards' | 'bands' | 'characters' | 'slots' | 'sixths'>,
): void {
  const top = clampTop(question.top);
  const depth = dominators(question, sixths > 0 ? top + 1 : top);
  kernels.prepareCards(cards.length, bands, characters, slots, depth);
}

/** One dominator more than results when one of them may be the sixth card of a team; none is enough for the others' sake. */
const dominators = (question: TeamQuestion, enough: number): number =>
  doOthersCount(question) ? L.MAX_CARDS : enough;

const idsWhere = (cards: readonly CardRecord[], holds: (index: number) => boolean): readonly number[] =>
  cards.flatMap((card, index) => (holds(index) ? [card.id] : []));

/** What the data leaves open before anything is computed. */
function remarksOf(
  { unknownCards }: Collection,
  cards: readonly CardRecord[],
  skills: readonly CardSkill[],
  question: TeamQuestion,
  { chart, characters }: TeamData,
): readonly Remark[] {
  const remarks: Remark[] = [];
  const skillMissing = idsWhere(cards, (index) => !skills[index]?.known);
  const characterMissing = cards.filter((card) => !characters.has(card.characterId)).map((card) => card.id);
  if (unknownCards.length > 0) remarks.push({ kind: 'cardMissing', cardIds: unknownCards });
  if (skillMissing.length > 0) remarks.push({ kind: 'skillMissing', cardIds: skillMissing });
  if (characterMissing.length > 0) remarks.push({ kind: 'characterMissing', cardIds: characterMissing });
  const odd = cards.filter((card) => card.attribute === 'unknown').map((card) => card.id);
  if (odd.length > 0) remarks.push({ kind: 'attributeUnknown', cardIds: odd });
  if (question.live === 'multi' && !chart.hasFever) remarks.push({ kind: 'noFever' });
  if (chart.repairs.length > 0) remarks.push({ kind: 'chartRepaired', repairs: chart.repairs });
  if (chart.skillNotes.length !== L.WINDOWS) {
    remarks.push({ kind: 'skillNotes', count: chart.skillNotes.length });
  }
  return remarks;
}

function openRemarks(
  beyondTable: readonly number[],
  missingItems: readonly number[],
  unplaced: readonly number[],
): readonly Remark[] {
  const remarks: Remark[] = [];
  if (beyondTable.length > 0) remarks.push({ kind: 'levelBeyondTable', cardIds: beyondTable });
  if (missingItems.length > 0) remarks.push({ kind: 'areaItemMissing', itemIds: missingItems });
  if (unplaced.length > 0) remarks.push({ kind: 'areaItemUnplaced', itemIds: unplaced });
  return remarks;
}
