import { NativeSelect, Skeleton } from '@mantine/core';
import type { AnswerOf } from '#model/contract/endpoints';
import { isServerIndex } from '#model/vocabulary/servers';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { memberPath } from '../member/member-address.ts';
import styles from './about.module.css';
import { type CollectionKey, useChoose, useCollectionChoice } from './collection-choice.data.ts';
import { FieldPart } from './field-part.tsx';

type Choice = AnswerOf<'GET user/collection/choice'>;

const NONE = '';
const codeOf = (collection: CollectionKey): string => JSON.stringify([collection.server, collection.name]);

const HEIGHT = 60;

/** Which of the collections saved on the server everybody sees on the member's page. It takes effect at once: it is not part of the draft. */
export function CollectionField({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCollectionChoice(username);
  return (
    <FieldPart id="about-collection" title={t('about.collection.title')}>
      {data ? (
        <Choose username={username} choice={data} />
      ) : error ? (
        <DataError message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </FieldPart>
  );
}

interface ChooseProps {
  readonly username: string;
  readonly choice: Choice;
}

function Choose({ username, choice: { shown, collections } }: ChooseProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables = null, data: outcome } = useChoose(username);
  const { integer } = useFormat();
  const names = new Map(useServerOptions().map(({ value, name }) => [value, name]));
  const serverName = (server: number) => (isServerIndex(server) ? (names.get(server) ?? '') : '');
  // Not disabled meanwhile, which would take the focus from the keyboard.
  const selected = isPending ? variables : shown;
  const isThere = shown !== null && collections.some((each) => codeOf(each) === codeOf(shown));
  const codes = new Map(collections.map((each) => [codeOf(each), each]));
  const options = [...codes].map(([value, { name, server, cards }]) => ({
    value,
    label: t('about.collection.option', { name, server: serverName(server), number: integer(cards) }),
  }));
  if (collections.length === 0 && shown === null)
    return (
      <p>
        {t('about.collection.empty')}{' '}
        <PageLink to="/profile/manager">{t('about.collection.toManager')}</PageLink>
      </p>
    );
  return (
    <>
      <NativeSelect
        label={t('about.collection.label')}
        description={t('about.collection.hint')}
        value={selected ? codeOf(selected) : NONE}
        data={[
          { value: NONE, label: t('about.collection.none') },
          ...(shown && !isThere ? [{ value: codeOf(shown), label: shown.name }] : []),
          ...options,
        ]}
        onChange={(event) => {
          const chosen = codes.get(event.currentTarget.value);
          mutate(chosen ? { name: chosen.name, server: chosen.server } : null);
        }}
      />
      {shown && !isThere && <p role="alert">{t('about.collection.gone', { name: shown.name })}</p>}
      <p role="status" className={styles.count}>
        {outcome?.isDone && t(shown ? 'about.collection.isShown' : 'about.collection.isHidden')}
        {outcome && !outcome.isDone && t('about.collection.failed')}
      </p>
      {isThere && <PageLink to={memberPath(username, 'collection')}>{t('about.collection.see')}</PageLink>}
    </>
  );
}
