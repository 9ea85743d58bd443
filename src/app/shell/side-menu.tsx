import { ChevronDown, ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isOpenAt } from '#model/site/menu';
import { isExternal, type OperatorLink, titleIn } from '#model/site/operator-links';
import { routeAt } from '#model/site/patterns';
import { SECTIONS, type SectionName } from '#model/site/sections';
import { localeTag } from '#model/vocabulary/locales';
import { operatorLinks } from '../../browser/page/operator-settings.ts';
import { SECTION_ICONS } from '../../kit/page/section-icons.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import { MENU } from '../pages/menu.ts';
import { MenuPages } from './menu-pages.tsx';
import styles from './side-menu.module.css';

interface MenuLinksProps {
  readonly links: readonly OperatorLink[];
  readonly onNavigate: (() => void) | undefined;
}

/** Links of the operator's own: to pages of this site, to other files of its host, or elsewhere. */
function MenuLinks({ links, onNavigate }: MenuLinksProps) {
  const { language } = useTranslation();
  return (
    <ul>
      {links.map((link) => {
        const { text, locale } = titleIn(link, language);
        const lang = locale === language ? undefined : localeTag(locale);
        return (
          <li key={link.href}>
            {isPage(link) ? (
              <Link to={link.href} className={styles.page} lang={lang} onClick={onNavigate}>
                {text}
              </Link>
            ) : (
              <a href={link.href} className={styles.page} lang={lang} rel="noreferrer noopener">
                {text}
                {isExternal(link) && <ExternalLink className={styles.away} size={14} aria-hidden="true" />}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isPage = (link: OperatorLink): boolean =>
  !isExternal(link) && routeAt(link.href.split(/[?#]/)[0] ?? '') !== null;

interface Props {
  readonly onNavigate?: () => void;
}

interface MenuGroup {
  readonly section: SectionName;
  readonly content: ReactNode;
}

/** Groups that hold something: pages of the route table, or an operator's links (reference R42). */
function useGroups(onNavigate: (() => void) | undefined): readonly MenuGroup[] {
  const [links] = useState(operatorLinks);
  return SECTIONS.flatMap((section): readonly MenuGroup[] => {
    const group = MENU.find((each) => each.section === section);
    if (group)
      return [{ section: group.section, content: <MenuPages pages={group.pages} onNavigate={onNavigate} /> }];
    return section === 'ourdream' && links.length > 0
      ? [{ section, content: <MenuLinks links={links} onNavigate={onNavigate} /> }]
      : [];
  });
}

/** The groups of the menu; the one of the current page is open until the visitor closes it. */
export function SideMenu({ onNavigate }: Props) {
  const { t } = useTranslation();
  const here = routeAt(useLocation().pathname);
  const [chosen, setChosen] = useState<Partial<Record<SectionName, boolean>>>({});
  return (
    <div className={styles.menu}>
      {useGroups(onNavigate).map((group) => {
        const { section } = group;
        const isOpen = chosen[section] ?? isOpenAt(section, here);
        const toggle = () => setChosen((before) => ({ ...before, [section]: !isOpen }));
        return <Group key={section} group={group} isOpen={isOpen} onToggle={toggle} />;
      })}
      <p className={styles.notice}>{t('site.notice')}</p>
    </div>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Group({ group, isOpen, onToggle }: GroupProps) {
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
        <span>{t(`section.${group.section}`)}</span>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        {group.content}
      </div>
    </div>
  );
}
