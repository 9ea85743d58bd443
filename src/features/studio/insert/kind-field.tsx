import { Select } from '@mantine/core';
import { POST_THINGS, type PostThing } from '#model/writing/post/things';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly value: PostThing;
  readonly onChange: (kind: PostThing) => void;
}

/** Which kind of things to choose from. */
export function KindField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const data = POST_THINGS.map((kind) => ({ value: kind, label: t(`write.kind.${kind}`) }));
  return (
    <Select
      label={t('composer.thing.kind')}
      data={data}
      value={value}
      allowDeselect={false}
      onChange={(next) => {
        const kind = POST_THINGS.find((each) => each === next);
        if (kind) onChange(kind);
      }}
    />
  );
}
