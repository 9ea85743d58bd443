import type { ChartTeam, EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { FoundTeams, PartsEvents, RunningQuestion, TeamClient } from './client.ts';

/** Several threads for one question about many charts. */
export class EverySongPool {
  readonly #clients: readonly TeamClient[];

  constructor(clients: readonly TeamClient[]) {
    this.#clients = clients;
  }

  /** Sends the lists ahead to one thread after the other, in turns in between which the page answers. */
  async preload(data: EverySongProblem['data'], turn: () => Promise<void>): Promise<void> {
    for (const client of this.#clients) await client.preload(data, turn);
  }

  /** Asks, instead of any earlier question. Every part holds all teams found so far. */
  ask(problem: EverySongProblem, limitMs: number, events: PartsEvents<EverySongAnswer>): RunningQuestion {
    const hands = Math.max(1, Math.min(this.#clients.length, problem.charts.length));
    const gathered = new CollectedAnswers(problem.charts.length, hands);
    // Ended threads say nothing, so that whatever is answers comes from those that were asked.
    const asked = this.#clients.slice(0, hands).map((client, hand) => {
      const charts = problem.charts.filter((_, i) => i % hands === hand);
      const end = (found: FoundTeams | null) => {
        const answer = gathered.end(hand, found);
        if (!gathered.isOver) return;
        if (answer) events.answer(answer);
        else events.stopped();
      };
      return client.everySong({ ...problem, charts }, limitMs, {
        ready: events.ready,
        partial: (found) => {
          const answer = gathered.take(hand, found);
          if (!gathered.isOver) events.partial(answer);
        },
        answer: end,
        stopped: () => end(null),
        crashed: (reason) => {
          if (gathered.isOver) return;
          gathered.giveUp();
          for (const one of asked) one.drop();
          events.crashed(reason);
        },
      });
    });
    return {
      cancel: () => {
        for (const one of asked) one.cancel();
      },
      drop: () => {
        gathered.giveUp();
        for (const one of asked) one.drop();
      },
    };
  }
}

/** What the threads have answers; chart i was given to thread i modulo their number, so that each has its share of long ones. */
class CollectedAnswers {
  readonly #teams: (ChartTeam | null | undefined)[];
  readonly #latest: (EverySongAnswer | null)[];
  readonly #running: Set<number>;

  constructor(charts: number, hands: number) {
    this.#teams = new Array<undefined>(charts).fill(undefined);
    this.#latest = new Array<null>(hands).fill(null);
    this.#running = new Set(this.#latest.keys());
  }

  get isOver(): boolean {
    return this.#running.size === 0;
  }

  giveUp(): void {
    this.#running.clear();
  }

  take(hand: number, { first, answer }: FoundTeams): EverySongAnswer {
    this.#latest[hand] = answer;
    answer.teams.forEach((team, i) => {
      this.#teams[(first + i) * this.#latest.length + hand] = team;
    });
    return this.#answer(answer);
  }

  /** A thread is done, or was ended; null as long as there is no answer yet. */
  end(hand: number, found: FoundTeams | null): EverySongAnswer | null {
    this.#running.delete(hand);
    if (found) return this.take(hand, found);
    const known = this.#latest.find((one) => one !== null);
    return known ? this.#answer(known) : null;
  }

  #answer(one: EverySongAnswer): EverySongAnswer {
    const answers = this.#latest.flatMap((answer) => answer ?? []);
    return {
      ...one,
      isFinished: answers.length === this.#latest.length && answers.every(({ isFinished }) => isFinished),
      teams: [...this.#teams],
      nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0),
      ms: Math.max(...answers.map(({ ms }) => ms)),
    };
  }
}
