import { CHALLENGE_COSTS, DEFAULT_PLAY, type PlayInputs } from './inputs.ts';

/** How a live is played, as words of the address: `b3-p2-lost-f1-cp400`; what is usual is left out. */
export function encodePlay({ boosts, place, isWon, formula, challengePoints }: PlayInputs): string {
  return [
    boosts !== DEFAULT_PLAY.boosts && `b${boosts}`,
    place !== DEFAULT_PLAY.place && `p${place}`,
    !isWon && 'lost',
    formula !== DEFAULT_PLAY.formula && `f${formula}`,
    challengePoints !== null && `cp${challengePoints}`,
  ]
    .filter(Boolean)
    .join('-');
}

const among = <T extends number>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => String(value) === text);

/** What a word says; words that say nothing are passed over. */
export function decodePlay(text: string): PlayInputs {
  const words = new Map(
    text.split('-').map((word) => {
      const [, key = word, value] = /^(cp|[bpf])(\d+)$/.exec(word) ?? [];
      return [key, value] as const;
    }),
  );
  return {
    boosts: among([0, 1, 2, 3], words.get('b')) ?? DEFAULT_PLAY.boosts,
    place: among([1, 2, 3, 4, 5], words.get('p')) ?? DEFAULT_PLAY.place,
    isWon: !words.has('lost'),
    formula: among([0, 1, 2], words.get('f')) ?? DEFAULT_PLAY.formula,
    challengePoints: among(CHALLENGE_COSTS, words.get('cp')) ?? null,
  };
}
