import type { TeamRequest } from '#model/compute/request';
import type { Format } from '#model/rules/format';
import type { Translate } from '#model/texts/translate';
import type { ItemView } from '#src/components/items-used.tsx';
import type { Builder } from '../teambuilder/state/builder.ts';

/** What a result is put into words with. */
export interface TextParts {
  readonly builder: Builder;
  readonly request: TeamRequest;
  readonly t: Translate;
  readonly format: Format;
  readonly labelOf: (item: ItemView) => string;
}

/** What does not come from the answer. */
export interface Occasion {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The inputs are still those of the question: the event beside them is its own. */
  readonly isFresh: boolean;
}
