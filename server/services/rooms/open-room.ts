import { viewsOf } from '#model/games/room/player-view';
import { afterEvent, dueAt } from '#model/games/room/room';
import type { Room, RoomEvent } from '#model/games/room/room.types';
import { HEARTBEAT } from '../heartbeat.ts';
import { type Listener, MAX_BACKLOG } from '../tracker/live.ts';

/** How long a browser waits before it comes back, in milliseconds. */
const GREETING = Buffer.from('retry: 1000\n\n');
const GONE = Buffer.from('event: gone\ndata: {}\n\n');
/** Windows in which a player has the same place open. */
const MAX_OF_SEAT = 3;
/** Timers take no longer ones. */
const MAX_MS = 2 ** 31 - 1;

interface Place {
  readonly player: number;
  readonly listeners: Set<Listener>;
}

interface Surroundings {
  readonly clock: () => number;
  readonly onOver: () => void;
}

/** A room with its clock, the places in it and those who listen. */
export class OpenRoom {
  readonly #around: Surroundings;
  readonly #places = new Map<string, Place>();
  #room: Room;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: Room, around: Surroundings) {
    this.#room = room;
    this.#around = around;
  }

  get room(): Room {
    return this.#room;
  }

  playerOf(token: string): number | null {
    return this.#places.get(token)?.player ?? null;
  }

  join(nickname: string, token: string): number {
    const player = this.#room.nextId;
    this.#places.set(token, { player, listeners: new Set() });
    this.happen({ type: 'join', nickname });
    return player;
  }

  happen(event: RoomEvent): void {
    const before = this.#room;
    this.#room = afterEvent(before, event, this.#around.clock());
    if (this.#room === before) return;
    this.#dropLeft();
    this.#sendViews();
    if (this.#room.players.length === 0) this.#end();
    else this.#arm();
  }

  /** Places of players who are no longer there. */
  #dropLeft(): void {
    const there = new Set(this.#room.players.map(({ id }) => id));
    for (const [token, { player, listeners }] of this.#places) {
      if (there.has(player)) continue;
      this.#places.delete(token);
      for (const listener of listeners) OpenRoom.refuse(listener);
    }
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const due = dueAt(this.#room);
    if (due === null) return;
    const waitMs = Math.min(MAX_MS, Math.max(0, Math.ceil(due - this.#around.clock())));
    this.#timer = setTimeout(() => this.#tick(), waitMs).unref();
  }

  /** A timer that comes a moment early is set once more. */
  #tick(): void {
    const before = this.#room;
    this.happen({ type: 'tick' });
    if (this.#room === before) this.#arm();
  }

  #sendViews(): void {
    const viewOf = viewsOf(this.#room, this.#around.clock());
    for (const { player, listeners } of this.#places.values()) {
      if (listeners.size === 0) continue;
      const bytes = Buffer.from(`event: room\ndata: ${JSON.stringify(viewOf(player))}\n\n`);
      for (const listener of listeners) this.#send(listener, bytes);
    }
  }

  /** Who reads too slowly is let go, and comes back to all of it. */
  #send(listener: Listener, bytes: Buffer): void {
    if (listener.backlog() > MAX_BACKLOG) listener.drop();
    else listener.write(bytes);
  }

  /** Null for who has no place here. Gives back how to leave. */
  listen(token: string, listener: Listener): (() => void) | null {
    const place = this.#places.get(token);
    if (!place) return null;
    const { player, listeners } = place;
    const [oldest] = listeners;
    if (oldest && listeners.size >= MAX_OF_SEAT) {
      listeners.delete(oldest);
      oldest.end();
    }
    listeners.add(listener);
    listener.write(GREETING);
    const before = this.#room;
    this.happen({ type: 'back', player });
    if (this.#room === before) this.#sendViews();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.happen({ type: 'away', player });
    };
  }

  beat(): void {
    for (const { listeners } of this.#places.values()) {
      for (const listener of listeners) this.#send(listener, HEARTBEAT);
    }
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#around.onOver();
  }

  /** Streams end, and come back to a server that knows of no room. */
  close(): void {
    for (const { listeners } of this.#places.values()) for (const listener of listeners) listener.end();
    this.#places.clear();
    this.#end();
  }

  /** Says that there is no such room or place; a browser would otherwise come back and ask again. */
  static refuse(listener: Listener): () => void {
    listener.write(GONE);
    listener.end();
    return () => {};
  }
}
