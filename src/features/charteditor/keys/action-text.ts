import type { Tool } from '#model/chart/editing/tools';
import type { TextKey } from '#model/texts/groups';
import type { EditorAction } from './actions.ts';

/** Tools are called as in their bar. */
const TOOLS = {
  select: 'chartEditor.tool.select',
  tap: 'chartEditor.tool.tap',
  flick: 'chartEditor.tool.flick',
  side: 'chartEditor.tool.side',
  slide: 'chartEditor.tool.slide',
  skill: 'chartEditor.tool.skill',
  bpm: 'chartEditor.tool.bpm',
  eraser: 'chartEditor.tool.erase',
} as const;

const isTool = (action: EditorAction): action is keyof typeof TOOLS => action in TOOLS;

/** The action that chooses a tool. */
export const actionOfTool = (tool: Tool): EditorAction => (tool === 'erase' ? 'eraser' : tool);

/** What an action is called. */
export const actionText = (action: EditorAction): TextKey =>
  isTool(action) ? TOOLS[action] : `chartEditor.action.${action}`;
