import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Speakers } from '#model/media/story/writing/cast/cast-lines';
import type { PlateRole } from '#model/media/story/writing/cast/plates';
import type { WrittenLine } from '#model/media/story/writing/text/written-line';
import { Face } from '#src/kit/card/face.tsx';
import { LongRows } from '#src/kit/table/long-rows.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import styles from './files.module.css';
import type { ImportChoice, ImportChoices } from './import-choices.ts';
import type { CastDrag } from './use-cast-drag.ts';
import type { TextImport } from './use-text-import.ts';

interface Props {
  readonly found: TextImport;
  readonly people: ReadonlyMap<number, StagePerson>;
  readonly choices: ImportChoices;
  readonly drag: CastDrag;
  readonly change: (choice: ImportChoice) => void;
}

const [ROW, FACE, ICON] = [44, 24, 18];

/** Who says a line: characters, or a name without a figure; neither for narration. */
interface Saying {
  readonly ids: Speakers;
  readonly name: string;
  readonly text: string;
}

function sayingOf(line: WrittenLine, chosen: Speakers | undefined, role: PlateRole | undefined): Saying {
  const text = 'text' in line ? line.text : '';
  if (chosen || line.kind !== 'said') return { ids: chosen ?? [], name: '', text };
  switch (role?.kind) {
    case 'characters':
      return { ids: role.ids, name: '', text };
    case 'narration':
      return { ids: [], name: '', text };
    case 'text':
      return { ids: [], name: '', text: line.whole };
    default:
      return { ids: [], name: line.name, text };
  }
}

/** All lines of the text. Those that someone can say can be chosen and dragged. */
export function LineList({ found: { lines, plates, roleOf }, people, choices, drag, change }: Props) {
  const { t } = useTranslation();
  const roles = new Map(plates.map((plate) => [plate.name, roleOf(plate)]));
  const row = (at: number): ReactNode => {
    const line = lines[at];
    if (line === undefined) return null;
    if (line.kind !== 'said' && line.kind !== 'narration' && line.kind !== 'direction')
      return <MarkRow line={line} />;
    return (
      <div className={styles.line} {...drag.line(at)}>
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={choices.chosen.has(at)}
            onChange={(event) => change({ kind: 'choose', line: at, isChosen: event.currentTarget.checked })}
          />
          <SayingRow
            saying={sayingOf(
              line,
              choices.speakers.get(at),
              line.kind === 'said' ? roles.get(line.name) : undefined,
            )}
            people={people}
          />
        </label>
      </div>
    );
  };
  return (
    <section className={styles.lines} aria-label={t('storyEditor.files.linesTitle')}>
      <LongRows count={lines.length} rowHeight={ROW} row={row} />
    </section>
  );
}

interface SayingProps {
  readonly saying: Saying;
  readonly people: ReadonlyMap<number, StagePerson>;
}

function SayingRow({ saying: { ids, name, text }, people }: SayingProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const faces = ids.flatMap((id) => people.get(id) ?? []);
  const plate = ids.length > 0 ? list(faces.map((person) => person.name)) : name;
  return (
    <>
      {faces.length > 0 && (
        <span className={styles.faces}>
          {faces.map((person) => (
            <Face key={person.id} {...person} size={FACE} />
          ))}
        </span>
      )}
      <span className={styles.said}>
        <b data-narrator={plate === '' || undefined}>
          <bdi>{plate || t('storyEditor.files.narrator')}</bdi>
        </b>{' '}
        <bdi>{text}</bdi>
      </span>
    </>
  );
}

/** A scene, or who comes and goes, or a picture or music: no one says it. */
function MarkRow({
  line,
}: {
  readonly line: Exclude<WrittenLine, { kind: 'said' | 'narration' | 'direction' }>;
}) {
  const { t } = useTranslation();
  const words = 'text' in line ? line.text : 'names' in line ? line.names : line.file;
  return (
    <div className={styles.scene}>
      <Clapperboard size={ICON} aria-hidden="true" />
      <span className={styles.said}>
        {t(`storyEditor.files.mark.${line.kind}`)} <bdi>{words}</bdi>
      </span>
    </div>
  );
}
