import { useState } from 'react';
import { useSession } from '#src/kit/actors/use-session.ts';
import { refusedWith, useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { badEmail, badPassword, badUsername, faultsOf } from '../form/faults.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';

const MAX_USERNAME = 30;
const MAX_EMAIL = 254;
const FIELDS = { username: '', email: '', password: '' };

/** Signing up and in at once. An address that someone has is answered alike: then there is no one to log in. */
function useSignUp() {
  const signUp = useCall('POST user/signup', 'accountSignUp');
  const logIn = useCall('POST user/login', 'accountLogIn');
  const [isWritten, setWritten] = useState(false);
  const send = async ({ username, email, password }: typeof FIELDS) => {
    setWritten(false);
    const made = await signUp.call({ username, email, password });
    if (!made.isDone) return made;
    const entered = await logIn.call({ username, password });
    if (refusedWith(entered, 'CREDENTIALS_INVALID')) setWritten(true);
    return entered;
  };
  return { send, isWritten, isBusy: signUp.isBusy || logIn.isBusy };
}

export function SignUp() {
  const { t } = useTranslation();
  const { renew, isBusy: isLooking } = useSession();
  const { send, isWritten, isBusy } = useSignUp();
  const { field, submit, failure } = useForm({
    initial: FIELDS,
    check: ({ username, email, password }) =>
      faultsOf({ username: badUsername(username), email: badEmail(email), password: badPassword(password) }),
    send,
    onDone: renew,
    blame: {
      USERNAME_TAKEN: ['username', 'taken'],
      PASSWORD_WEAK: ['password', 'weak'],
    },
  });
  return (
    <AccountForm
      title={t('user.tab.signup')}
      lead={t('account.signUpLead')}
      action={t('user.tab.signup')}
      isBusy={isBusy || isLooking}
      failure={isWritten ? null : failure}
      note={isWritten ? t('account.checkMail') : null}
      onSubmit={submit}
    >
      <TextField
        {...field('username')}
        label={t('account.username')}
        hint={t('account.usernameRule')}
        autoComplete="username"
        maxLength={MAX_USERNAME}
      />
      <TextField
        {...field('email')}
        label={t('account.email')}
        hint={t('account.emailRule')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
      />
      <NewPasswordField
        {...field('password')}
        label={t('account.password')}
        known={[field('username').value, field('email').value]}
      />
    </AccountForm>
  );
}
