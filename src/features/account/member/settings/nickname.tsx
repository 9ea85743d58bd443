import { useState } from 'react';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../../form/account-form.tsx';
import { none } from '../../form/faults.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';

const MAX_NICKNAME = 32;

/** The name that others see beside the user name; may be empty. */
export function Nickname({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const { renew } = useSession();
  const [isSaved, setSaved] = useState(false);
  const { call, isBusy } = useCall('POST user', 'memberSave');
  const { field, submit, failure } = useForm({
    initial: { nickname: user.nickname ?? '' },
    check: none,
    send: ({ nickname }) => {
      setSaved(false);
      return call({ nickname: nickname.trim() === '' ? null : nickname });
    },
    onDone: () => {
      setSaved(true);
      renew();
    },
  });
  return (
    <AccountForm
      title={t('account.nickname')}
      lead={t('account.nicknameLead', { username: user.username })}
      action={t('account.save')}
      isBusy={isBusy}
      failure={failure}
      note={isSaved ? t('account.saved') : null}
      onSubmit={submit}
    >
      <TextField
        {...field('nickname')}
        label={t('account.nickname')}
        autoComplete="nickname"
        maxLength={MAX_NICKNAME}
        isOptional
      />
    </AccountForm>
  );
}
