import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routeAt } from '#model/site/patterns';
import type { SectionName } from '#model/site/sections';
import { SECTION_ICONS } from '../../components/section-icons.ts';
import { MENU, type MenuGroup } from '../pages/menu.ts';
import { MenuPages } from './menu-pages.tsx';
import styles from './side-menu.module.css';

interface Props {
  readonly onNavigate?: () => void;
}

/** The groups of pages; the one of the current page is open until somebody closes it. */
export function SideMenu({ onNavigate }: Props) {
  const { t } = useTranslation();
  const here = routeAt(useLocation().pathname)?.section;
  const [chosen, setChosen] = useState<Partial<Record<SectionName, boolean>>>({});
  return (
    <div className={styles.menu}>
      {MENU.map((group) => {
        const { section } = group;
        const isOpen = chosen[section] ?? (here === undefined || here === section);
        const toggle = () => setChosen((before) => ({ ...before, [section]: !isOpen }));
        return (
          <Group key={section} group={group} isOpen={isOpen} onToggle={toggle} onNavigate={onNavigate} />
        );
      })}
      <p className={styles.notice}>{t('site.notice')}</p>
    </div>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onNavigate: (() => void) | undefined;
}

function Group({ group, isOpen, onToggle, onNavigate }: GroupProps) {
  const { t } = useTranslation();
  const id = useId();
  const Icon = SECTION_ICONS[group.section];
  return (
    <div>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon size={16} aria-hidden="true" />
        <span>{t(`nav.${group.section}`)}</span>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        <MenuPages pages={group.pages} onNavigate={onNavigate} />
      </div>
    </div>
  );
}
