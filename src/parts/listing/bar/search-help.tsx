import { Popover } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-bar.module.css';

interface Props {
  readonly examples: readonly { readonly typed: string; readonly meaning: string }[];
  readonly onTry: (typed: string) => void;
}

/** What can be typed, by examples; one press tries it. */
export const SearchHelp = memo(function SearchHelp({ examples, onTry }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.help}
          aria-label={t('list.help')}
          title={t('list.help')}
          onClick={() => setOpen(!isOpen)}
        >
          <CircleHelp size={18} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.help')}>
        <ul className={styles.examples}>
          {examples.map(({ typed, meaning }) => (
            <li key={typed}>
              <button
                type="button"
                onClick={() => {
                  onTry(typed);
                  setOpen(false);
                }}
              >
                <code>{typed}</code>
                <span>{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('list.helpNote')}</p>
      </Popover.Dropdown>
    </Popover>
  );
});
