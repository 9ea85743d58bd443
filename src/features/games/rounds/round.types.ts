import type { ReactNode } from 'react';
import type { Answer, Hint, RoundState } from '#model/games/play';
import type { GameQuestion } from '#model/games/questions';
import type { BegunSettings } from '#model/games/settings';
import type { People } from '../play/use-people.ts';

/** A round as it is played, alone or in a room. */
export interface RoundView {
  /** `answered`: decided for this player, but what is right is not shown yet. `feedback` shows it. */
  readonly status: 'preloading' | 'question' | 'paused' | 'answered' | 'feedback';
  readonly settings: RoundSettings;
  readonly question: GameQuestion;
  readonly standing: RoundState;
  /** Right answers in a row until now, and what one more would be. */
  readonly streak: number;
  readonly nextStreak: number;
  /** What the round brought; null before the feedback. */
  readonly points: number | null;
}

/** What a round shows of the settings, and which answers it offers. */
type RoundSettings = Pick<BegunSettings, 'server' | 'data' | 'difficulty' | 'bands' | 'charts' | 'levels'>;

export interface RoundProps {
  readonly round: RoundView;
  readonly people: People;
  readonly onAnswer: (answer: Answer) => void;
  readonly onHint: (hint: Hint) => void;
  /** Before the feedback: what a right answer brings now, or that others are waited for. */
  readonly worth: ReactNode;
  /** On to the next question before its time; null where it comes by itself. */
  readonly onNext: (() => void) | null;
}
