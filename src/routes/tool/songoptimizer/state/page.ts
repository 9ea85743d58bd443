import type { Builder } from '../../teambuilder/state/builder.ts';
import type { OptimizerInputs } from './optimizer-inputs.ts';

/** What the parts of the page share: the team builder's view of the inputs, and those of this page. */
export interface Page {
  readonly builder: Builder;
  readonly inputs: OptimizerInputs;
  readonly change: (patch: Partial<OptimizerInputs>) => void;
}
