import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { badPassword, faultsOf, missing } from '../form/faults.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import type { AccountAddress, ResetStep } from './tabs.ts';

const MAX_NAME = 100;
const MAX_CODE = 64;

interface StepProps {
  readonly address: AccountAddress;
  readonly username: string;
  readonly onDone: (username: string) => void;
}

/** Asks for a code. The answer is the same whether there is such a member or not. */
function RequestCode({ address, username, onDone }: StepProps) {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('POST user/reset/request', 'accountReset');
  const { field, submit, failure } = useForm({
    initial: { username },
    check: (values) => faultsOf({ username: missing(values.username) }),
    send: call,
    onDone: (values) => onDone(values.username),
  });
  return (
    <AccountForm
      title={t('account.reset.request')}
      lead={t('account.reset.requestLead')}
      action={t('account.reset.send')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      ways={
        <>
          <Link to={address.to('login', 'code')}>{t('account.reset.haveCode')}</Link>
          <Link to={address.to('login')}>{t('user.tab.login')}</Link>
        </>
      }
    >
      <TextField
        {...field('username')}
        label={t('account.username')}
        autoComplete="username"
        maxLength={MAX_NAME}
      />
    </AccountForm>
  );
}

/** Takes the code and the new password; logging in with it comes next. */
function UseCode({ address, username, onDone }: StepProps) {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('POST user/reset/consume', 'accountReset');
  const { field, submit, failure } = useForm({
    initial: { username, code: '', password: '' },
    check: ({ password, ...others }) =>
      faultsOf({
        username: missing(others.username),
        code: missing(others.code),
        password: badPassword(password),
      }),
    send: call,
    onDone: (values) => onDone(values.username),
    blame: { CODE_INVALID: ['code', 'code'], PASSWORD_WEAK: ['password', 'weak'] },
  });
  return (
    <AccountForm
      title={t('account.reset.code')}
      lead={t('account.reset.codeLead')}
      action={t('account.reset.set')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      ways={<Link to={address.to('login', 'request')}>{t('account.reset.again')}</Link>}
    >
      <TextField
        {...field('username')}
        label={t('account.username')}
        autoComplete="username"
        maxLength={MAX_NAME}
      />
      <TextField
        {...field('code')}
        label={t('account.reset.codeField')}
        autoComplete="one-time-code"
        maxLength={MAX_CODE}
      />
      <NewPasswordField
        {...field('password')}
        label={t('account.newPassword')}
        known={[field('username').value]}
      />
    </AccountForm>
  );
}

interface Props {
  readonly address: AccountAddress;
  readonly step: ResetStep;
  /** The new password counts. */
  readonly onSet: () => void;
}

/** Getting in without the password: ask for a code, then use it. */
export function Reset({ address, step, onSet }: Props) {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const goOn = (name: string) => {
    setUsername(name);
    navigate(address.to('login', 'code'));
  };
  const finish = () => {
    onSet();
    navigate(address.to('login'));
  };
  return step === 'request' ? (
    <RequestCode address={address} username={username} onDone={goOn} />
  ) : (
    <UseCode address={address} username={username} onDone={finish} />
  );
}
