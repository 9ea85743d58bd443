import { memo } from 'react';
import { SegmentedChoice } from '../../field/segmented-choice.tsx';
import type { LookView } from '../listing.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';

interface Props {
  readonly looks: LookView;
  readonly look: string;
  readonly onChange: ChangeQuery;
}

/** In which of a few ways the same things look. */
export const LooksChoice = memo(function LooksChoice({ looks, look, onChange }: Props) {
  return (
    <SegmentedChoice
      label={looks.title}
      choices={looks.options.map(({ value, label, icon }) => ({
        value,
        name: label,
        label: (
          <>
            {icon}
            <span>{label}</span>
          </>
        ),
      }))}
      value={look}
      onChange={(value) => onChange({ look: value })}
    />
  );
});
