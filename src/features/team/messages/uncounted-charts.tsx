import { Info } from 'lucide-react';
import { Banner } from '#src/kit/page/banner.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type NamedChart, uncountedLine } from '../result/medley.ts';

interface Props {
  readonly charts: readonly NamedChart[];
}

/** Says of which charts the score leaves out that skills wait. */
export function UncountedCharts({ charts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [line] = uncountedLine({ t, format }, charts);
  if (line === undefined) return null;
  return (
    <Banner kind="note" icon={<Info size={16} />}>
      {line}
    </Banner>
  );
}
