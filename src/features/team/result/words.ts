import type { TeamRequest } from '#model/compute/request';

import type { EventRecord } from '#model/records/event';
import type { Format } from '#model/rules/format';
import type { Translate } from '#model/texts/translate';
import type { ItemView } from '../../account/fields/items-used.tsx';
import type { Sources } from '../sources/sources.tsx';

/** What puts a result into words. */
export interface TextParts {
  readonly sources: Sources;
  readonly request: TeamRequest;
  readonly t: Translate;
  readonly format: Format;
  readonly labelOf: (item: ItemView) => string;
}

/** What a text says besides the answer. */
export interface Occasion {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Null also when the inputs have changed since: an answer does not name its event. */
  readonly event: EventRecord | null;
}
