import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ThreadPlace } from './data/list.ts';
import { type TakingAway, useTakeAway, useTakenAway } from './data/moderate.ts';
import styles from './thread.module.css';
import { useShowComment } from './write-area.tsx';

interface Props {
  readonly place: ThreadPlace;
  readonly reader: string | null;
}

/** What the reader took away last, with the way back as long as the server knows one. */
export function TakenNote({ place, reader }: Props) {
  const taken = useTakenAway(place, reader);
  return (
    <div role="status">
      {taken && reader !== null && <Taken key={taken.id} place={place} reader={reader} taken={taken} />}
    </div>
  );
}

function Taken({ place, reader, taken: { id, deed } }: Props & { readonly taken: TakingAway }) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useTakeAway(place, reader);
  const show = useShowComment();
  const undo = () => {
    if (!isPending) mutate({ id, deed: 'undo' }, { onSuccess: ({ isDone }) => isDone && show(id) });
  };
  return (
    <div className={styles.taken}>
      <span>
        {t(data?.isDone === false ? 'thread.notBack' : deed === 'hide' ? 'thread.hidden' : 'thread.gone')}
      </span>
      <Button leftSection={<Undo2 size={16} aria-hidden="true" />} aria-busy={isPending} onClick={undo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
