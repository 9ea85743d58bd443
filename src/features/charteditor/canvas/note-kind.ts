import type { ChartEntry } from '#model/chart/notes';

/** What a note is called. */
export type NoteWord =
  | 'tap'
  | 'flick'
  | 'skill'
  | 'left'
  | 'right'
  | 'start'
  | 'point'
  | 'hidden'
  | 'end'
  | 'flickEnd'
  | 'bpm'
  | 'command';

export function noteKind(entry: ChartEntry, index: number): NoteWord {
  switch (entry.type) {
    case 'BPM':
      return 'bpm';
    case 'System':
      return 'command';
    case 'Single':
      return entry.flick ? 'flick' : entry.skill ? 'skill' : 'tap';
    case 'Directional':
      return entry.direction === 'Left' ? 'left' : 'right';
    case 'Slide':
    case 'Long': {
      if (index === 0) return 'start';
      const node = entry.connections[index];
      if (index === entry.connections.length - 1) return node?.flick ? 'flickEnd' : 'end';
      return node?.hidden ? 'hidden' : 'point';
    }
  }
}
