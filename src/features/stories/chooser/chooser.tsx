import { ListFilter } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { FAMILY } from '#model/families/stories/family';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import { STORY_KINDS, storiesWith } from '#model/media/story/catalogue/story-ref';
import { useAddress } from '#src/kit/address/use-address.ts';
import { useFamily } from '#src/kit/list/family/use-family.ts';
import { ListSkeleton } from '#src/kit/list/list-skeleton.tsx';
import { LinkTabs } from '#src/kit/page/link-tabs.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chooser.module.css';
import { CHOOSER_ADDRESS, chooserPath } from './chooser-address.ts';
import { ChooserFilters } from './filters.tsx';
import { Found } from './found.tsx';

/** `/tool/storyviewer?browse={kind}`: from the pictures of events, cards, bands and places to their stories (reference R138). */
export function Chooser() {
  const { t } = useTranslation();
  const { data, failure, retry } = useFamily(FAMILY);
  const { inputs, change } = useAddress(CHOOSER_ADDRESS);
  const { kind } = inputs;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`stories.browse.${kind}`)}</h1>
        <p className={styles.ways}>
          <Link className={styles.way} to={STORY_CATALOGUE}>
            {t('stories.all')}
          </Link>
          <Link className={styles.way} to={storiesWith({ kind })}>
            <ListFilter size={16} aria-hidden="true" />
            {t('stories.asList')}
          </Link>
        </p>
      </header>
      <LinkTabs
        label={t('stories.kinds')}
        tabs={STORY_KINDS.map((each) => ({
          name: each,
          to: chooserPath({ ...inputs, kind: each, of: null, more: 0 }),
          text: t(`stories.kindOf.${each}`),
        }))}
        shown={kind}
      />
      {data ? (
        <Suspense fallback={<ListSkeleton />}>
          <ChooserFilters data={data} inputs={inputs} change={change} />
          <Found data={data} inputs={inputs} change={change} />
        </Suspense>
      ) : failure ? (
        <DataError message={failure.message} onRetry={retry} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
