import { Button, TextInput } from '@mantine/core';
import { UserMinus, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_CO_AUTHORS } from '#model/contract/community/text-limits';
import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { NotDone } from '#src/features/account/people/not-done.tsx';
import { useNamed } from '#src/features/account/people/people.data.ts';
import type { Post } from '#src/features/posts/post/post.data.ts';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './authors.module.css';
import { type CoAuthor, type CoAuthorName, useChangeCompany, useCoAuthors } from './co-authors.data.ts';

export interface CompanyOf {
  /** A chart that is published or planned. */
  readonly post: Pick<Post, 'id' | 'locked' | 'coAuthors'> & { readonly author: CoAuthorName | null };
  readonly reader: string | null;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Who works on a chart, with those who are invited where the author reads. */
export function useCompany({ post, reader }: CompanyOf) {
  const isAuthor = reader !== null && post.author?.username === reader;
  const { data } = useCoAuthors(post.id, reader !== null);
  const known = post.coAuthors?.map((person) => ({ ...person, accepted: true })) ?? [];
  const people: readonly CoAuthor[] = (data ?? known).filter(({ accepted }) => accepted || isAuthor);
  return { people, isAuthor };
}

/** Who works on a chart with its author; the author invites and removes them, and each can leave. */
export function Companions({ post, reader }: CompanyOf) {
  const { t } = useTranslation();
  const { people, isAuthor } = useCompany({ post, reader });
  const { mutate, data: outcome, isPending } = useChangeCompany(post.id);
  return (
    <>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.username} className={styles.person}>
              <Monogram name={shownName(person)} />
              <div className={styles.names}>
                <PageLink to={userPath(person.username)} className={styles.name}>
                  <bdi>{shownName(person)}</bdi>
                </PageLink>
                <p className={styles.quiet}>
                  @{person.username}
                  {!person.accepted && ` · ${t('fanCharts.invited')}`}
                </p>
              </div>
              {(isAuthor || person.username === reader) && (
                <Button
                  variant="subtle"
                  leftSection={<UserMinus {...ICON} />}
                  aria-busy={isPending}
                  aria-label={isAuthor ? t('fanCharts.removeWho', { name: shownName(person) }) : undefined}
                  onClick={() => !isPending && mutate({ deed: 'remove', username: person.username })}
                >
                  {t(isAuthor ? 'fanCharts.remove' : 'fanCharts.leave')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAuthor && people.length < MAX_CO_AUTHORS && post.locked === undefined && (
        <InviteField
          isBusy={isPending}
          onInvite={(username, onDone) =>
            mutate({ deed: 'invite', username }, { onSuccess: ({ isDone }) => isDone && onDone() })
          }
        />
      )}
      <Failure outcome={outcome} />
    </>
  );
}

function Failure({ outcome }: { readonly outcome: CallOutcome | undefined }) {
  const { t } = useTranslation();
  const isUnknown = outcome !== undefined && refusedWith(outcome, 'USER_INVALID');
  return (
    <NotDone outcome={outcome} otherwise={t(isUnknown ? 'fanCharts.noMember' : 'fanCharts.companyFailed')} />
  );
}

interface InviteProps {
  readonly isBusy: boolean;
  readonly onInvite: (username: string, onDone: () => void) => void;
}

/** A member by name, completed from all members. */
function InviteField({ isBusy, onInvite }: InviteProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const username = typed.trim().replace(/^@/, '');
  const offered = useNamed(username);
  return (
    <form
      className={styles.invite}
      onSubmit={(event) => {
        event.preventDefault();
        if (username !== '' && !isBusy) onInvite(username, () => setTyped(''));
      }}
    >
      <TextInput
        className={styles.field ?? ''}
        label={t('fanCharts.inviteLabel')}
        description={t('fanCharts.inviteHint')}
        list={`${id}-names`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={`${id}-names`}>
        {offered.map((person) => (
          <option key={person.username} value={person.username}>
            {shownName(person)}
          </option>
        ))}
      </datalist>
      <Button
        type="submit"
        leftSection={<UserPlus {...ICON} />}
        aria-busy={isBusy}
        aria-disabled={username === ''}
      >
        {t('fanCharts.invite')}
      </Button>
    </form>
  );
}
