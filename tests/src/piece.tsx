import type { ReactNode } from 'react';
import { renderPiece } from './render-page.tsx';

/** A piece of an information page of a visitor of the English server; lists that are not among the answers are empty. */
export async function showPiece(piece: ReactNode, answers: Readonly<Record<string, object>>): Promise<void> {
  const answerTo = (name: string) => answers[name.replace(/^GET |\.json$/g, '')] ?? {};
  await renderPiece(piece, { answers: ({ name }) => answerTo(name) });
}

/** Where the links of the piece lead, from top to bottom. */
export const paths = (): readonly (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
