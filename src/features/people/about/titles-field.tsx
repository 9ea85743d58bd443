import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_WORN_TITLES } from '#model/contract/account/member-limits';
import { localised } from '#model/rules/localised';
import { isServerIndex } from '#model/vocabulary/servers';
import { type ChosenTitle, moved } from '#model/writing/about';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTitles } from '#src/kit/data/lists.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { WornTitles } from '#src/kit/title/worn-titles.tsx';
import styles from './about.module.css';
import { FieldPart } from './field-part.tsx';
import { OrderList } from './order-list.tsx';
import { TitlesDialog } from './titles-dialog.tsx';

interface Props {
  readonly titles: readonly ChosenTitle[];
  readonly onChange: (titles: readonly ChosenTitle[]) => void;
}

/** Up to two titles of the game, which stand beside the name. */
export function TitlesField({ titles, onChange }: Props) {
  const { t } = useTranslation();
  const { main } = useServers();
  const { data } = useTitles();
  const [isOpen, open] = useState(false);
  const nameOf = ({ id, server }: ChosenTitle) => {
    const names = data?.byId.get(id)?.name;
    const own = isServerIndex(server) ? server : main;
    return (names && localised(names, own, main)?.value) ?? `#${id}`;
  };
  return (
    <FieldPart
      id="about-titles"
      title={t('about.titles')}
      count={t('about.count', { used: titles.length, most: MAX_WORN_TITLES })}
    >
      <OrderList
        label={t('about.titles')}
        entries={titles.map((title) => ({
          key: `${title.server} ${title.id}`,
          name: nameOf(title),
          content: (
            <>
              <span className={styles.plate} aria-hidden="true">
                <WornTitles titles={[title]} />
              </span>
              <bdi>{nameOf(title)}</bdi>
              {isServerIndex(title.server) && <ServerTag server={title.server} />}
            </>
          ),
        }))}
        onMove={(from, to) => onChange(moved(titles, from, to))}
        onRemove={(at) => onChange(titles.filter((_, place) => place !== at))}
      />
      {titles.length < MAX_WORN_TITLES && (
        <Button
          className={styles.add ?? ''}
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => open(true)}
        >
          {t('about.addTitle')}
        </Button>
      )}
      <TitlesDialog
        opened={isOpen}
        worn={titles}
        onClose={() => open(false)}
        onPick={(title) => {
          open(false);
          onChange([...titles, title]);
        }}
      />
    </FieldPart>
  );
}
