import { Button } from '@mantine/core';
import { BookOpenText } from 'lucide-react';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Chapters } from './chapters.tsx';
import styles from './chooser.module.css';
import type { ChooserProps } from './chooser-props.ts';
import { Groups } from './groups.tsx';
import { OwnerHead } from './owner-head.tsx';
import { useChosen } from './use-chosen.ts';

const PAGE = 60;

/** Things whose stories are to be chosen, or the stories of one. */
export function Found({ data, inputs, change }: ChooserProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { kind, of, more } = inputs;
  const { groups, items, context } = useChosen(data, inputs);
  const total = (groups ?? items).length;
  const shown = Math.min(total, (more + 1) * PAGE);
  return (
    <>
      {of !== null && <OwnerHead inputs={inputs} context={context} />}
      <p className={styles.count} role="status">
        {t('list.shown', { shown: integer(shown), total: integer(total) })}
      </p>
      {groups ? (
        <Groups groups={groups.slice(0, shown)} inputs={inputs} context={context} />
      ) : (
        <Chapters items={items.slice(0, shown)} context={context} />
      )}
      {total === 0 && (
        <EmptyState icon={<BookOpenText size={28} />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
          <Button onClick={() => change({ text: '', read: 'all', character: null, server: null, more: 0 })}>
            {t('list.clearAll')}
          </Button>
        </EmptyState>
      )}
      {shown < total && (
        <Button className={styles.more ?? ''} onClick={() => change({ kind, more: more + 1 })}>
          {t('list.showMore')}
        </Button>
      )}
    </>
  );
}
