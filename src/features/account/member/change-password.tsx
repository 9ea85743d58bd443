import { useState } from 'react';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { DoneNote } from '../form/failure-note.tsx';
import { badPassword, faultsOf, missing } from '../form/faults.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';

const FIELDS = { old: '', new: '', repeat: '' };

interface Props {
  /** For password managers, which want to know whose password it is. */
  readonly username: string;
  readonly onDone: () => void;
}

function PasswordForm({ username, onDone }: Props) {
  const { t } = useTranslation();
  const { renew } = useSession();
  const { call, isBusy } = useCall('POST user/password', 'accountPassword');
  const { field, submit, failure } = useForm({
    initial: FIELDS,
    check: (values) =>
      faultsOf({
        old: missing(values.old),
        new: badPassword(values.new),
        repeat: values.repeat === values.new ? null : 'repeat',
      }),
    send: (values) => call({ old: values.old, new: values.new }),
    onDone: () => {
      renew();
      onDone();
    },
    blame: { CREDENTIALS_INVALID: ['old', 'wrong'], PASSWORD_WEAK: ['new', 'weak'] },
  });
  return (
    <AccountForm
      title={t('user.tab.changepassword')}
      lead={t('account.changeLead')}
      action={t('user.tab.changepassword')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordField {...field('old')} label={t('account.oldPassword')} autoComplete="current-password" />
      <NewPasswordField {...field('new')} label={t('account.newPassword')} known={[username]} />
      <PasswordField {...field('repeat')} label={t('account.repeatPassword')} autoComplete="new-password" />
    </AccountForm>
  );
}

/** A new password for a member; every other device has to log in again. */
export function ChangePassword({ username }: Pick<Props, 'username'>) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PasswordForm key={changes} username={username} onDone={() => setChanges(changes + 1)} />
      <DoneNote text={changes > 0 ? t('account.passwordChanged') : null} />
    </>
  );
}
