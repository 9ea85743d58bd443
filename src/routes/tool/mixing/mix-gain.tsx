import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { type Mixing, mixGain, mixWords } from './mixing.ts';

interface Props {
  readonly mixing: Mixing;
}

/** What mixing is worth; nothing is said before both answers are proved. */
export function MixGain({ mixing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = mixWords({ t, format }, mixing);
  return words === null ? null : <p className={mixGain(mixing) === 0 ? 'muted' : undefined}>{words}</p>;
}
