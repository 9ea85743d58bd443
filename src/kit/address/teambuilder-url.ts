import type { TeamInputs } from '#model/compute/asked/inputs';
import { paramsOf } from '#model/compute/asked/teambuilder-url';

/** Query parameters of the inputs, those at their default left out. */
export const encodeInputs = (inputs: TeamInputs): URLSearchParams => new URLSearchParams(paramsOf(inputs));
