import { Link } from 'react-router';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { faultsOf, missing } from '../form/faults.ts';
import { PasswordField, TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import type { AccountAddress } from './tabs.ts';

interface Props {
  readonly address: AccountAddress;
  /** Why the visitor is asked to log in, when they wanted something else. */
  readonly isOnTheWay: boolean;
}

const MAX_NAME = 100;

/** Name and password. Which of the two was wrong is told to nobody. */
export function LogIn({ address, isOnTheWay }: Props) {
  const { t } = useTranslation();
  const { renew, isBusy: isLooking } = useSession();
  const { call, isBusy } = useCall('POST user/login', 'accountLogIn');
  const { field, submit, failure } = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => faultsOf({ username: missing(username), password: missing(password) }),
    send: call,
    onDone: renew,
  });
  return (
    <AccountForm
      title={t('user.tab.login')}
      lead={isOnTheWay ? t('account.logInFirst') : undefined}
      action={t('user.tab.login')}
      isBusy={isBusy || isLooking}
      failure={failure}
      onSubmit={submit}
      ways={<Link to={address.to('login', 'request')}>{t('account.forgot')}</Link>}
    >
      <TextField
        {...field('username')}
        label={t('account.username')}
        autoComplete="username"
        maxLength={MAX_NAME}
      />
      <PasswordField {...field('password')} label={t('account.password')} autoComplete="current-password" />
    </AccountForm>
  );
}
