import { ActionIcon, TextInput } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './form.module.css';
import type { FormField } from './use-form.ts';

interface Props extends FormField {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What password managers look for. */
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly type?: 'text' | 'email';
  readonly isOptional?: boolean;
  /** It takes the place of what had the focus. */
  readonly takesFocus?: boolean;
}

/** A field with its label above and its fault below. */
export function TextField(props: Props) {
  const { fault, hint, onChange, type = 'text', isOptional = false, takesFocus = false, ...field } = props;
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      type={type}
      className={styles.field ?? ''}
      description={hint}
      error={fault && t(`account.fault.${fault}`)}
      required={!isOptional}
      autoFocus={takesFocus}
      withAsterisk={false}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type PasswordProps = Omit<Props, 'type' | 'maxLength' | 'autoComplete' | 'isOptional' | 'takesFocus'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

const MAX_PASSWORD = 256;

/** A password: hidden until its owner wants to read it; pasting is welcome. */
export function PasswordField({ fault, hint, onChange, ...field }: PasswordProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...field}
      type={isShown ? 'text' : 'password'}
      className={styles.field ?? ''}
      description={hint}
      error={fault && t(`account.fault.${fault}`)}
      required
      withAsterisk={false}
      maxLength={MAX_PASSWORD}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={44}
      rightSection={
        <ActionIcon
          variant="subtle"
          aria-label={t('account.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      }
    />
  );
}
