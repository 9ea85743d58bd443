import { useState } from 'react';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { badPlayer, type Fault } from '../form/faults.ts';
import { TextField } from '../form/text-field.tsx';
import type { LinkingView } from './use-linking.ts';

const MAX_ID = 13;

interface Props {
  readonly linking: LinkingView;
  readonly server: number;
}

/** Says which account is the member's; the answer is a code to prove it with. */
export function LinkForm({ linking, server }: Props) {
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
