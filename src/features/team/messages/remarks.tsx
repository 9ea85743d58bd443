import { Info } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import type { Remark } from '#model/compute/team';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { cardNames, shortList } from '../sources/names.ts';
import { useSources } from '../sources/sources.tsx';
import styles from './messages.module.css';

interface Props {
  readonly remarks: readonly Remark[];
}

const NONE: Props['remarks'] = [];

/** What the answer leaves open because of the data. No one waits for it: it follows what was found. */
export const Remarks = memo(function Remarks({ remarks: latest }: Props) {
  const { t } = useTranslation();
  const remarks = useDeferredValue(latest, NONE);
  if (remarks.length === 0) return null;
  return (
    <details className={styles.remarks}>
      <summary>
        <Info size={16} aria-hidden="true" /> {t('builder.remark.title', { count: remarks.length })}
      </summary>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.kind}>
            <RemarkText remark={remark} />
          </li>
        ))}
      </ul>
    </details>
  );
});

function RemarkText({ remark }: { readonly remark: Remark }) {
  const sources = useSources();
  const { t } = useTranslation();
  const format = useFormat();
  switch (remark.kind) {
    case 'skillMissing':
    case 'cardMissing':
    case 'levelBeyondTable':
    case 'characterMissing':
    case 'attributeUnknown':
      return t(`builder.remark.${remark.kind}`, { cards: cardNames(sources, remark.cardIds, format) });
    case 'areaItemMissing':
    case 'areaItemUnplaced':
      return t(`builder.remark.${remark.kind}`, {
        items: shortList(
          remark.itemIds.map((id) => `#${id}`),
          format,
        ),
      });
    case 'noFever':
      return t('builder.remark.noFever');
    case 'chartRepaired':
      return t('builder.remark.chartRepaired', { count: remark.repairs.length });
    case 'skillNotes':
      return t('builder.remark.skillNotes', { count: remark.count });
  }
}
