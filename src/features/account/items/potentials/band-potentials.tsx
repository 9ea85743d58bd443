import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../items.module.css';
import type { ItemsProps } from '../items-game.ts';
import { GroupName, useGroupTitle } from '../levels/group-name.tsx';
import { BonusField } from './bonus-field.tsx';
import { CharacterRow } from './character-row.tsx';
import styles from './potentials.module.css';

interface Props extends ItemsProps {
  readonly bandId: number;
  /** The band's characters. */
  readonly ids: readonly number[];
}

const PARTS = ['potential', 'missions'] as const;

/** The potentials and missions of one band's characters, set together or one by one. */
export function BandPotentials({ bandId, ids, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const whose = { kind: 'band', bandId } as const;
  const title = useGroupTitle(whose, game);
  const nameOf = (id: number): string => {
    const record = game.characters.get(id);
    return (record && localised(record.name, main, sub)?.value) ?? `#${id}`;
  };
  return (
    <section className={page.group} aria-label={t('areaItems.potentialOf', { name: title })}>
      <header className={styles.head}>
        <GroupName whose={whose} title={title} />
        <p className={styles.adds}>{t('areaItems.setAll')}</p>
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part}>
              <span className={styles.adds}>{t(`areaItems.${part}`)}</span>
              <BonusField
                part={part}
                whose={ids}
                label={t('areaItems.allOf', { name: t(`areaItems.${part}Of`, { name: title }) })}
                profile={profile}
                editor={editor}
              />
            </div>
          ))}
        </div>
      </header>
      <ul className={styles.rows}>
        {ids.map((id) => (
          <CharacterRow key={id} id={id} name={nameOf(id)} profile={profile} editor={editor} />
        ))}
      </ul>
    </section>
  );
}
