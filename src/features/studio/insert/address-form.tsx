import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PostNode } from '#model/contract/rich-text';
import { faultOfNode } from '#model/writing/post/faults';
import { addressNode } from '#model/writing/typed-text';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './insert.module.css';

interface Props {
  readonly onPick: (link: PostNode) => void;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An address as people type it, without the scheme too. */
export function AddressForm({ onPick }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const address = typed.trim();
    const link = addressNode(SCHEME.test(address) ? address : `https://${address}`, location.origin);
    if (address === '' || faultOfNode(link) !== null) setWrong(true);
    else onPick(link);
  };
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextInput
        className={styles.addressField ?? ''}
        label={t('write.address')}
        value={typed}
        error={isWrong && t('write.fault.address')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit">{t('write.addLink')}</Button>
    </form>
  );
}
