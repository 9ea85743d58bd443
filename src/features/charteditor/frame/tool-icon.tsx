import { Eraser, Metronome, MousePointer2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tool } from '#model/chart/editing/tools';
import strip from '#src/features/charts/strip/strip.module.css';

const NOTE = { x: 2, y: 9, width: 20, height: 7, rx: 2.5 } as const;

/** What a note looks like on the chart. */
export function ToolIcon({ tool }: { readonly tool: Tool }) {
  if (tool === 'select') return <MousePointer2 size={18} aria-hidden="true" />;
  if (tool === 'bpm') return <Metronome size={18} aria-hidden="true" />;
  if (tool === 'erase') return <Eraser size={18} aria-hidden="true" />;
  return (
    <svg className={strip.colors} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[tool]}
    </svg>
  );
}

const DRAWN: Readonly<Record<Exclude<Tool, 'select' | 'bpm' | 'erase'>, ReactNode>> = {
  tap: <rect {...NOTE} fill="var(--chart-tap)" />,
  skill: <rect {...NOTE} fill="var(--chart-skill)" />,
  flick: (
    <g fill="var(--chart-flick)">
      <path d="M12 2l6 9H6z" />
      <rect {...NOTE} y={13} />
    </g>
  ),
  side: (
    <g fill="var(--chart-right)">
      <rect x={2} y={9} width={14} height={6} rx={2} />
      <path d="M13 4l9 8-9 8z" />
    </g>
  ),
  slide: (
    <g>
      <path d="M4 20h8l8-15h-8z" fill="var(--chart-ribbon)" />
      <rect x={10} y={3} width={12} height={5} rx={2} fill="var(--chart-hold)" />
      <rect x={2} y={17} width={12} height={5} rx={2} fill="var(--chart-hold)" />
    </g>
  ),
};
