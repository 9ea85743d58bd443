import { type KeyboardEvent, useState } from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { useKeys } from '../../play/use-keys.ts';
import type { Band } from '../../play/use-people.ts';

interface Keys {
  readonly isAsked: boolean;
  readonly bands: readonly Band[];
  readonly answer: (character: number) => void;
  readonly type: () => void;
}

const DIGIT = /^[1-9]$/;

/** Faces in their order, also those that cannot be pressed. */
const facesIn = (grid: Element): readonly HTMLButtonElement[] => [...grid.querySelectorAll('button')];

/** Arrows move among the faces; rows are as long as the longest. */
function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const faces = facesIn(event.currentTarget);
  const active = faces.findIndex((face) => face === document.activeElement);
  const next = active < 0 ? null : gridStep(event.key, active, faces.length, columns, 1);
  if (next === null) return;
  event.preventDefault();
  faces[next]?.focus();
}

/** The band by its digit, then the member by hers; N types a name. */
export function useGuessKeys({ isAsked, bands, answer, type }: Keys) {
  const [row, setRow] = useState<number | null>(null);
  const pressDigit = (digit: number) => {
    const band = row === null ? undefined : bands[row];
    setRow(row === null && digit <= bands.length ? digit - 1 : null);
    const member = band?.members[digit - 1];
    if (member) answer(member.id);
  };
  useKeys(({ key }) => {
    if (!isAsked) return false;
    if (key === 'n') type();
    else if (DIGIT.test(key)) pressDigit(Number(key));
    else if (key === 'Escape' && row !== null) setRow(null);
    else return false;
    return true;
  });
  const columns = Math.max(1, ...bands.map(({ members }) => members.length));
  return { row, onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveFocus(event, columns) };
}
