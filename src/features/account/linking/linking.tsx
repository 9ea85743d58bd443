import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { badPlayer, type Fault } from '../form/faults.ts';
import { TextField } from '../form/text-field.tsx';
import styles from './linked.module.css';
import { Linked } from './linked.tsx';
import { type LinkingView, useLinking } from './use-linking.ts';
import { WaitingCode } from './waiting-code.tsx';

const MAX_ID = 13;

interface Props {
  readonly linking: LinkingView;
  readonly server: number;
}

/** Says which account is the member's; the answer is a code to prove it with. */
function LinkForm({ linking, server }: Props) {
  const { t } = useTranslation();
  const [uid, setUid] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const name = useServerOptions().find(({ value }) => value === server)?.name ?? '';
  return (
    <AccountForm
      title={t('account.linked.add')}
      lead={name}
      action={t('account.linked.request')}
      isBusy={linking.isBusy}
      failure={linking.refusal}
      isInner
      onSubmit={(event) => {
        event.preventDefault();
        const found = badPlayer(uid);
        setFault(found);
        if (found === null) linking.askForCode(Number(uid.trim()));
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <TextField
        name="uid"
        value={uid}
        fault={fault}
        onChange={(text) => {
          setUid(text);
          setFault(null);
        }}
        label={t('account.linked.uid')}
        hint={t('account.linked.uidHint')}
        autoComplete="off"
        maxLength={MAX_ID}
      />
    </AccountForm>
  );
}

const HEIGHT = 96;

/** The way from an account of the game to a linked one, on one server. */
export function Linking({ server }: { readonly server: number }) {
  const linking = useLinking(server);
  return (
    <StepOf step={linking.step}>
      <Step linking={linking} server={server} />
    </StepOf>
  );
}

interface StepProps {
  readonly linking: LinkingView;
  readonly server: number;
}

function Step({ linking, server }: StepProps) {
  const { t } = useTranslation();
  const { step, account, request, retry } = linking;
  if (step === 'looking') return <Skeleton height={HEIGHT} />;
  if (step === 'unreached')
    return <ErrorState title={t('account.linked.failed')} text={t('account.lost.server')} onRetry={retry} />;
  if (account) return <Linked linking={linking} account={account} />;
  if (request) return <WaitingCode linking={linking} request={request} />;
  return <LinkForm linking={linking} server={server} />;
}

interface StepOfProps {
  readonly step: LinkingView['step'];
  readonly children: ReactNode;
}

/** What was pressed goes with its step: the focus stays here, at the next one. */
function StepOf({ step, children }: StepOfProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const hadButton = last.current !== 'looking' && last.current !== 'unreached';
    if (last.current !== step && hadButton && step !== 'looking') box.current?.focus();
    last.current = step;
  }, [step]);
  return (
    <div ref={box} className={styles.step} tabIndex={-1}>
      {children}
    </div>
  );
}
