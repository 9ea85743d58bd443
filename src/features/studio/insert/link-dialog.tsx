import { useState } from 'react';
import type { PostNode } from '#model/contract/rich-text';
import { linkTargetOf, type PostThing } from '#model/writing/post/things';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './insert.module.css';
import { KindField } from './kind-field.tsx';
import { NamedThings } from './named-things.tsx';

interface BodyProps {
  readonly onPick: (link: PostNode) => void;
}

interface Props extends BodyProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A dialog to link to a thing of the game or to an address. */
export function LinkDialog({ opened, onClose, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('write.linkTitle')} onClose={onClose} tall width={560}>
      {() => <Body onPick={onPick} />}
    </DialogFrame>
  );
}

function Body({ onPick }: BodyProps) {
  const [kind, setKind] = useState<PostThing>('song');
  return (
    <div className={styles.dialog}>
      <AddressForm onPick={onPick} />
      <KindField value={kind} onChange={setKind} />
      <NamedThings
        key={kind}
        kind={kind}
        chosen={null}
        onPick={(id) => onPick({ type: 'link', target: linkTargetOf(kind), data: String(id) })}
      />
    </div>
  );
}
