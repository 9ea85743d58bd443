import type { MedleyReport } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';

import type { Format } from '#model/rules/format';
import type { Translate } from '#model/texts/translate';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { rankValue } from './rank-value.ts';

/** What mixed item sets reach beside whole ones. */
export interface Mixing {
  /** Score, or event points where they were sought. */
  readonly reached: number;
  /** Null while it is not known. */
  readonly uniformBest: number | null;
}

export const teamMixing = (request: TeamRequest, team: TeamResult, uniformBest: number | null): Mixing => ({
  reached: rankValue(request, team),
  uniformBest,
});

export const medleyMixing = ({ answer, uniformTotal }: MedleyReport): Mixing => ({
  reached: answer.total ?? 0,
  uniformBest: uniformTotal,
});

/** What mixing gains over the best with one band's set; null while it is not known. */
export const mixGain = ({ reached, uniformBest }: Mixing): number | null =>
  // A medley with mixed sets is proved up to rounding, so one set may be a few points ahead.
  uniformBest === null ? null : Math.max(0, reached - uniformBest);

interface Words {
  readonly t: Translate;
  readonly format: Format;
}

/** The same in words. */
export function mixWords({ t, format }: Words, mixing: Mixing): string | null {
  const gain = mixGain(mixing);
  if (gain === null) return null;
  if (gain === 0) return t('builder.mixing.none');
  const share = gain / Math.max(1, mixing.uniformBest ?? 0);
  const percent = format.signedPercent(Math.round(share * 10_000) / 100);
  return t('builder.mixing.gain', { gain: format.integer(gain), percent });
}

interface MixGainProps {
  readonly mixing: Mixing;
}

/** What mixing is worth; nothing is said before both answers are proved. */
export function MixGain({ mixing }: MixGainProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = mixWords({ t, format }, mixing);
  return words === null ? null : <p className={mixGain(mixing) === 0 ? 'muted' : undefined}>{words}</p>;
}
