import { randomBytes, randomInt } from 'node:crypto';
import { dayOf } from '#model/games/day';
import { GAME_LISTS } from '#model/games/lists';
import { versionOf } from '#model/games/pool';
import { checkPool, questionsOf } from '#model/games/questions';
import { nicknameAmong, readNickname } from '#model/games/room/nickname';
import { isFull, isPlaying, MAX_PLAYERS, openRoom } from '#model/games/room/room';
import type { RoomChoice, RoomEvent, RoomPhase, RoomPlay } from '#model/games/room/room.types';
import type { BegunSettings, GameName } from '#model/games/settings';
import { soundsLikeTheSite } from '../access/names.ts';
import { fairlyBounded } from '../bounded.ts';
import type { PublishedLists } from '../families/lists.ts';
import { wholeQuestions } from '../games/whole-questions.ts';
import { HEARTBEAT_MS } from '../heartbeat.ts';
import type { DataService } from '../published/data.ts';
import { Refusal } from '../refusal.ts';
import type { Listener } from '../tracker/live.ts';
import { OpenRoom } from './open-room.ts';

const MAX_ROOMS = 500;
/** No vowels, for no words; none that are taken for another. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
/** 28⁸ codes for a few hundred rooms: the limit on calls allows no finding one by trying. */
const CODE_LENGTH = 8;
const TOKEN_BYTES = 18;
const SEEDS = 0x1_0000_0000;
const RETRY_S = 60;
/** Rooms that wait for their questions. */
const MAX_STARTING = 50;

export interface RoomsParts {
  readonly lists: PublishedLists;
  readonly data: DataService;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  readonly now: () => number;
  readonly most?: number;
}

/** A place in a room, and what proves that it is one's own. */
export interface OwnSeat {
  readonly code: string;
  readonly token: string;
}

interface Look {
  readonly game: GameName;
  readonly phase: RoomPhase;
  readonly players: number;
  readonly most: number;
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** @throws Refusal CONTENT_INVALID when nothing of it would show, or it speaks for the site */
function nicknameOf(text: string): string {
  const name = readNickname(text);
  if (name === null || soundsLikeTheSite(name)) throw new Refusal('CONTENT_INVALID');
  return name;
}

/** Rooms of small games (reference R82): in memory, for a game is over before a restart matters. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #open = new Map<string, OpenRoom>();
  readonly #starting = new Set<OpenRoom>();
  /** Questions are made for one room at a time. */
  readonly #inTurn = fairlyBounded(1, MAX_STARTING);
  #beat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * When there are as many rooms as there may be, the idlest one without a game makes room. `take` counts the room for who opens it, and gives
   * back how to count one less. @throws Refusal UNAVAILABLE when a game is played in each; whatever `take` throws
   */
  make(nickname: string, choice: RoomChoice, take = () => () => {}): OwnSeat & { readonly player: number } {
    const name = nicknameOf(nickname);
    const giveBack = take();
    if (this.#isClosed || !this.#hasSpace()) {
      giveBack();
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
    }
    const code = newCode();
    const { clock } = this.#parts;
    const onOver = () => {
      this.#forget(code);
      giveBack();
    };
    this.#open.set(code, new OpenRoom(openRoom(choice, clock()), { clock, onOver }));
    this.#beat ??= setInterval(() => this.#sendBeats(), HEARTBEAT_MS).unref();
    return this.#seat(code, name);
  }

  #hasSpace(): boolean {
    if (this.#open.size < (this.#parts.most ?? MAX_ROOMS)) return true;
    const idle = [...this.#open.values()].filter(({ room }) => !isPlaying(room));
    const [idlest] = idle.sort((a, b) => a.room.activeAt - b.room.activeAt);
    idlest?.close();
    return idlest !== undefined;
  }

  /** @throws Refusal NOT_FOUND */
  look(code: string): Look {
    const { room } = this.#find(code);
    const { choice, phase, players } = room;
    return { game: choice.game, phase, players: players.length, most: MAX_PLAYERS };
  }

  /** @throws Refusal NOT_FOUND, QUOTA_EXCEEDED when it is full */
  join(code: string, nickname: string): OwnSeat & { readonly player: number } {
    const { room } = this.#find(code);
    const name = nicknameOf(nickname);
    if (isFull(room)) throw new Refusal('QUOTA_EXCEEDED');
    const taken = room.players.map((player) => player.nickname);
    return this.#seat(code, nicknameAmong(name, taken));
  }

  #seat(code: string, nickname: string): OwnSeat & { readonly player: number } {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { code, token, player: this.#find(code).join(nickname, token) };
  }

  /** @throws Refusal PERMISSION_DENIED for all but the host, and while a game is played */
  choose(seat: OwnSeat, choice: RoomChoice): void {
    const { open, player } = this.#decider(seat);
    open.happen({ type: 'choose', player, choice });
  }

  /** @throws Refusal PERMISSION_DENIED, and CONTENT_INVALID when cards or songs are too few */
  async start(seat: OwnSeat): Promise<void> {
    if (this.#hasJustBegun(seat)) return;
    const { open, player } = this.#decider(seat);
    const { choice } = open.room;
    // Reading charts takes its time: once is enough.
    if (this.#starting.has(open)) return;
    this.#starting.add(open);
    const play = await this.#inTurn(seat.code, () => this.#newPlay(choice)).finally(() =>
      this.#starting.delete(open),
    );
    // Another choice, another game or another host came first.
    if (open.room.choice === choice) open.happen({ type: 'start', player, play });
  }

  async #newPlay({ game, ...chosen }: RoomChoice): Promise<RoomPlay> {
    const lists = await this.#parts.lists.some(GAME_LISTS[game]);
    const data = versionOf(game, lists, chosen.server, dayOf(this.#parts.now()));
    const settings: BegunSettings = { ...chosen, seed: randomInt(SEEDS), data };
    if (!checkPool(game, lists, settings).isEnough) throw new Refusal('CONTENT_INVALID');
    const made = await wholeQuestions(this.#parts.data, questionsOf(game, lists, settings));
    const questions = made.filter((one) => one.game !== 'chartmaster' || one.excerpt !== null);
    if (questions.length < settings.rounds) throw new Refusal('CONTENT_INVALID');
    return { settings, questions };
  }

  /** What a player does besides. */
  act(seat: OwnSeat, eventOf: (player: number) => RoomEvent): void {
    const { open, player } = this.#placed(seat);
    open.happen(eventOf(player));
  }

  /** Sends the player the state of the room from now on, and that it is gone when it is. Returns how to leave. */
  listen({ code, token }: OwnSeat, listener: Listener): () => void {
    const open = this.#open.get(code);
    return open?.listen(token, listener) ?? OpenRoom.refuse(listener);
  }

  #find(code: string): OpenRoom {
    const open = this.#open.get(code);
    if (!open) throw new Refusal('NOT_FOUND');
    return open;
  }

  #placed({ code, token }: OwnSeat): { readonly open: OpenRoom; readonly player: number } {
    const open = this.#find(code);
    const player = open.playerOf(token);
    if (player === null) throw new Refusal('CREDENTIALS_INVALID');
    return { open, player };
  }

  /** A second press on the button: what it asks for is done. */
  #hasJustBegun(seat: OwnSeat): boolean {
    const { open, player } = this.#placed(seat);
    const { host, phase, at } = open.room;
    return host === player && phase === 'ready' && at === 0;
  }

  #decider(seat: OwnSeat): { readonly open: OpenRoom; readonly player: number } {
    const placed = this.#placed(seat);
    const { room } = placed.open;
    if (room.host !== placed.player || isPlaying(room)) throw new Refusal('PERMISSION_DENIED');
    return placed;
  }

  #sendBeats(): void {
    for (const open of this.#open.values()) open.beat();
  }

  #forget(code: string): void {
    this.#open.delete(code);
    if (this.#open.size > 0) return;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  /** Ends all rooms; no more can be opened or joined. */
  close(): void {
    this.#isClosed = true;
    for (const open of [...this.#open.values()]) open.close();
  }
}
