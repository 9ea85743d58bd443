import { NativeSelect } from '@mantine/core';
import type { SKIN_PLACES } from '#model/chart/stage/settings';
import type { RecordList } from '#model/records/list-readers';
import type { LookRecord } from '#model/records/look';
import { localised } from '#model/rules/localised';
import { skinPlace } from '#model/rules/skin-files';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { InSettings } from '../use-simulator.ts';
import styles from './options.module.css';

type SkinSetting = (typeof SKIN_PLACES)[number];

const LISTS = {
  noteSkin: ['noteSkins'],
  flickSkin: ['flickSkins'],
  laneSkin: ['laneSkins'],
  tapSounds: ['soundSkins'],
} as const satisfies Record<SkinSetting, readonly RecordList[]>;

const NO_LISTS: readonly RecordList[] = [];

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choiceOf({ id, name, bundles }: LookRecord, main: ServerIndex, sub: ServerIndex): Choice | null {
  const bundle = localised(bundles, main, sub);
  if (!bundle) return null;
  const value = skinPlace(SERVERS[bundle.server], bundle.value);
  return { value, label: localised(name, main, sub)?.value ?? `#${id}` };
}

interface Props extends InSettings {
  readonly name: SkinSetting;
}

/** Which skin of the data takes the place of what the site draws or sounds; nothing where the data has none. */
export function SkinField({ name, settings, change }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [list] = LISTS[name];
  const { lists } = useLists(NO_LISTS, LISTS[name]);
  const chosen = settings[name];
  const found = [...lists[list].values()].flatMap((record) => choiceOf(record, main, sub) ?? []);
  const isListed = found.some(({ value }) => value === chosen);
  const choices =
    chosen === '' || isListed ? found : [...found, { value: chosen, label: chosen.split('/')[1] ?? chosen }];
  if (choices.length === 0) return null;
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t(`stage.${name}`)}</span>
      <NativeSelect
        aria-label={t(`stage.${name}`)}
        value={chosen}
        data={[{ value: '', label: t('stage.skinOf.setori') }, ...choices]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}
