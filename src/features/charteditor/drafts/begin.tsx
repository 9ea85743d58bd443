import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { editChartPath } from '#model/site/objects';
import { randomKey } from '#src/browser/page/random-key.ts';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { DraftList } from './draft-list.tsx';
import { useDraftHeads } from './drafts.data.ts';
import styles from './drafts.module.css';

interface Props {
  readonly title: string;
  /** Where the editor of a draft is. */
  readonly pathOf: (key: string) => string;
}

/** The drafts there are; without any the editor itself. */
export function Begin({ title, pathOf }: Props) {
  const navigate = useNavigate();
  const [fresh] = useState(() => pathOf(randomKey()));
  const { data, error } = useDraftHeads();
  const [hadSome, setHadSome] = useState(false);
  if (data === undefined && !error) return <Waiting title={title} />;
  const unpublished = (data ?? []).filter(({ isPublished }) => !isPublished);
  if (unpublished.length > 0 && !hadSome) setHadSome(true);
  // The last one may be brought back, so the list stays once it was there.
  if (unpublished.length === 0 && !hadSome) return <Navigate replace to={fresh} />;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <DraftList
        drafts={unpublished}
        pathOf={({ key, post }) => (post === null ? pathOf(key) : editChartPath(post))}
        onStart={() => void navigate(fresh)}
      />
    </div>
  );
}
