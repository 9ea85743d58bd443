import { Button } from '@mantine/core';
import { UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NotDone } from './not-done.tsx';
import { useFollow } from './people.data.ts';

interface Props {
  readonly username: string;
  readonly reader: string;
  readonly isFollowed: boolean;
  /** Read out where there are several buttons in a list. */
  readonly name?: string;
}

/** Follows or unfollows a member; optimistic, reverted when the server refuses. */
export function FollowButton({ username, reader, isFollowed, name }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useFollow(username, reader);
  const Icon = isFollowed ? UserMinus : UserPlus;
  const label = isFollowed ? t('person.unfollow') : t('person.follow');
  return (
    <>
      <Button
        variant={isFollowed ? 'default' : 'filled'}
        leftSection={<Icon size={16} aria-hidden="true" />}
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
        aria-busy={isPending}
        onClick={() => mutate(!isFollowed)}
      >
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {data?.isDone && (isFollowed ? t('person.isFollowed') : t('person.isNotFollowed'))}
      </span>
      <NotDone outcome={data} otherwise={t('person.notDone')} />
    </>
  );
}
