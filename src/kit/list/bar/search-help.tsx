import { Popover } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTranslation } from '../../text/translation.tsx';
import styles from './list-bar.module.css';
import { useHelp } from './use-help.ts';

interface Props {
  readonly examples: readonly { readonly typed: string; readonly meaning: string }[];
  readonly onTry: (typed: string) => void;
}

/** What can be typed, by examples; one press tries it. The focus goes there only when it is pinned. */
export const SearchHelp = memo(function SearchHelp({ examples, onTry }: Props) {
  const { t } = useTranslation();
  const { state, toggle, close, hover } = useHelp();
  const button = useRef<HTMLButtonElement>(null);
  const isPinned = state === 'pinned';
  const leave = () => {
    close();
    if (isPinned) button.current?.focus();
  };
  return (
    <Popover
      opened={state !== 'closed'}
      onChange={leave}
      position="bottom-end"
      width={320}
      trapFocus={isPinned}
      returnFocus={false}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={styles.help}
          aria-label={t('list.help')}
          onClick={toggle}
          {...hover}
        >
          <CircleHelp size={18} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.help')} {...hover}>
        <ul className={styles.examples}>
          {examples.map(({ typed, meaning }) => (
            <li key={typed}>
              <button
                type="button"
                onClick={() => {
                  onTry(typed);
                  leave();
                }}
              >
                <code>{typed}</code>
                <span>{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('list.helpNote')}</p>
        <p className={styles.keys}>{t('list.helpKeys')}</p>
      </Popover.Dropdown>
    </Popover>
  );
});
