import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './linked.module.css';
import { Linked } from './linked.tsx';
import { type LinkingView, useLinking } from './use-linking.ts';
import { WaitingCode } from './waiting-code.tsx';

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
