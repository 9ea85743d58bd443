import { Button } from '@mantine/core';
import { useState } from 'react';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../../form/account-form.tsx';
import { DoneNote } from '../../form/failure-note.tsx';
import { badEmail, faultsOf, missing } from '../../form/faults.ts';
import { PasswordField, TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import styles from './settings.module.css';

const MAX_EMAIL = 254;
const MAX_CODE = 64;

interface Props {
  readonly user: SessionUser;
}

type Step =
  | { readonly kind: 'resting' | 'asking' | 'given up' | 'done' }
  | { readonly kind: 'sent'; readonly email: string };

/** Where letters go. Another address counts when its owner has shown that they arrive. */
export function Email({ user }: Props) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'resting' });
  const rest = () => setStep({ kind: 'given up' });
  if (step.kind === 'sent')
    return <Confirm email={step.email} onDone={() => setStep({ kind: 'done' })} onClose={rest} />;
  if (step.kind === 'asking')
    return <Ask user={user} onAsked={(email) => setStep({ kind: 'sent', email })} onClose={rest} />;
  return (
    <section aria-labelledby="email">
      <h2 id="email">{t('account.email')}</h2>
      <p className={styles.fact}>{user.email}</p>
      <p className={styles.hint}>{t('account.emailRule')}</p>
      <DoneNote text={step.kind === 'done' ? t('account.change.done') : null} />
      <Button autoFocus={step.kind !== 'resting'} onClick={() => setStep({ kind: 'asking' })}>
        {t('account.change.confirm')}
      </Button>
    </section>
  );
}

interface AskProps extends Props {
  readonly onAsked: (email: string) => void;
  readonly onClose: () => void;
}

/** Takes the password, too: an open page is not enough. */
function Ask({ user, onAsked, onClose }: AskProps) {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('POST user/email', 'accountEmail');
  const { field, submit, failure } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => faultsOf({ email: badEmail(email), password: missing(password) }),
    send: call,
    onDone: ({ email }) => onAsked(email),
    blame: { CREDENTIALS_INVALID: ['password', 'wrong'] },
  });
  return (
    <AccountForm
      title={t('account.email')}
      lead={t('account.change.lead', { email: user.email })}
      action={t('account.reset.send')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      ways={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      <TextField
        {...field('email')}
        takesFocus
        label={t('account.change.email')}
        hint={t('account.emailRule')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
      />
      <PasswordField {...field('password')} label={t('account.password')} autoComplete="current-password" />
    </AccountForm>
  );
}

interface ConfirmProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Confirm({ email, onDone, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const { renew } = useSession();
  const { call, isBusy } = useCall('POST user/email/confirm', 'accountEmail');
  const { field, submit, failure } = useForm({
    initial: { code: '' },
    check: ({ code }) => faultsOf({ code: missing(code) }),
    send: call,
    onDone: () => {
      renew();
      onDone();
    },
    blame: { CODE_INVALID: ['code', 'code'] },
  });
  return (
    <AccountForm
      title={t('account.email')}
      lead={t('account.change.confirmLead', { email })}
      action={t('account.change.confirm')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      ways={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      <TextField
        {...field('code')}
        takesFocus
        label={t('account.reset.codeField')}
        autoComplete="one-time-code"
        maxLength={MAX_CODE}
      />
    </AccountForm>
  );
}
