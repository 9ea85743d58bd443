import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useServers } from '#src/actors/use-servers.ts';
import { useServerOptions } from '#src/components/server-options.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useLinking } from '#src/data/api/linked-accounts.ts';
import { AccountForm } from '../form/account-form.tsx';
import { badPlayer, faultsOf } from '../form/faults.ts';
import formStyles from '../form/form.module.css';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';

const LONGEST_ID = 13;

/** Says which account is the member's; the answer is a code to prove it with. */
export function LinkForm() {
  const { t } = useTranslation();
  const { main } = useServers();
  const [server, setServer] = useState<number>(main);
  const [made, setMade] = useState(0);
  return (
    <LinkFields
      key={made}
      server={server}
      onServer={setServer}
      onDone={() => setMade(made + 1)}
      label={t('account.linked.add')}
    />
  );
}

interface FieldsProps {
  readonly server: number;
  readonly label: string;
  readonly onServer: (server: number) => void;
  readonly onDone: () => void;
}

function LinkFields({ server, label, onServer, onDone }: FieldsProps) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  const { link, isBusy } = useLinking();
  const { field, submit, failure } = useForm({
    initial: { uid: '' },
    check: ({ uid }) => faultsOf({ uid: badPlayer(uid) }),
    send: ({ uid }) => link({ type: 'request', server, uid: Number(uid.trim()) }),
    onDone,
  });
  return (
    <AccountForm
      title={label}
      action={t('account.linked.request')}
      isBusy={isBusy}
      failure={failure}
      isInner
      onSubmit={submit}
    >
      <NativeSelect
        className={formStyles.field ?? ''}
        label={t('account.linked.server')}
        value={String(server)}
        data={servers.map(({ value, name }) => ({ value: String(value), label: name }))}
        onChange={({ currentTarget }) => onServer(Number(currentTarget.value))}
      />
      <TextField
        {...field('uid')}
        label={t('account.linked.uid')}
        hint={t('account.linked.uidHint')}
        autoComplete="off"
        maxLength={LONGEST_ID}
      />
    </AccountForm>
  );
}
