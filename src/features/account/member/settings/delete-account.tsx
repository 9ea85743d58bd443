import { useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../../form/account-form.tsx';
import { faultsOf, missing } from '../../form/faults.ts';
import { PasswordField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';

/** Ends the account for good. The password stands for "are you sure". */
export function DeleteAccount({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { renew } = useSession();
  const { call, isBusy } = useCall('POST user/delete', 'accountDelete');
  const { field, submit, failure } = useForm({
    initial: { password: '' },
    check: ({ password }) => faultsOf({ password: missing(password) }),
    send: call,
    onDone: renew,
    blame: { CREDENTIALS_INVALID: ['password', 'wrong'] },
  });
  return (
    <AccountForm
      title={t('account.delete.title')}
      lead={t('account.delete.text', { username })}
      action={t('account.delete.button')}
      isBusy={isBusy}
      isDangerous
      failure={failure}
      onSubmit={submit}
    >
      <PasswordField {...field('password')} label={t('account.password')} autoComplete="current-password" />
    </AccountForm>
  );
}
