import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { CardUpgrade } from '#model/rules/upgrades';

/** What is asked when every card may play as it is or as a step leaves it. */
export interface EitherWay {
  readonly question: TeamQuestion;
  readonly data: TeamData;
}

type Members = readonly { readonly cardId: number; readonly percent: number }[];

/** Of cards that stand beside themselves: the twin of a card has a number beyond all others. */
export class Twins {
  readonly #asked: EitherWay;
  readonly #data: TeamData;
  readonly #shift: number;

  constructor(asked: EitherWay, steps: readonly CardUpgrade[]) {
    const { cards } = asked.data;
    this.#asked = asked;
    this.#shift = 1 + [...cards.keys()].reduce((most, id) => Math.max(most, id), 0);
    const twins = steps.flatMap(({ card }) => {
      const record = cards.get(card);
      return record ? [[this.of(card), { ...record, id: this.of(card) }] as const] : [];
    });
    this.#data = { ...asked.data, cards: new Map([...cards, ...twins]) };
  }

  /** The number of a card's twin. */
  of(card: number): number {
    return card + this.#shift;
  }

  /**
   * Steps in skill that each may be taken or not. Every team that one step alone allows is a team here, worth the same: it bounds
   * each of them, and also where a longer skill of one card would be a loss to others.
   */
  eitherWay(steps: readonly CardUpgrade[]): EitherWay {
    const { question } = this.#asked;
    const to = new Map(steps.map((step) => [step.card, step.to]));
    const { profile, constraints, points, powerBonus } = question;
    const { must, leader } = constraints;
    const grown = profile.cards.flatMap((entry) => {
      const skill = to.get(entry.id);
      return skill === undefined ? [] : [{ ...entry, id: this.of(entry.id), skill }];
    });
    const both = <Bonus extends { readonly members: Members }>(bonus: Bonus): Bonus => ({
      ...bonus,
      members: bonus.members.flatMap((row) =>
        to.has(row.cardId) ? [row, { ...row, cardId: this.of(row.cardId) }] : [row],
      ),
    });
    return {
      data: this.#data,
      question: {
        ...question,
        profile: { ...profile, cards: [...profile.cards, ...grown] },
        points: points && { ...points, bonus: both(points.bonus) },
        powerBonus: powerBonus && both(powerBonus),
        constraints: {
          ...constraints,
          must: must.filter((card) => !to.has(card)),
          leader: leader !== null && to.has(leader) ? null : leader,
        },
      },
    };
  }
}
