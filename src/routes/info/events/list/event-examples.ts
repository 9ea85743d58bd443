/** Searches worth knowing, each with the text that says what it finds. */
export const EVENT_EXAMPLES = [
  { typed: 'roselia medley', meaning: 'events.example.band' },
  { typed: 'kkr pure', meaning: 'events.example.character' },
  { typed: 'かすみ', meaning: 'list.example.script' },
  { typed: 'vs live en', meaning: 'events.example.type' },
  { typed: 'jp en', meaning: 'card.example.servers' },
  { typed: '#115', meaning: 'events.example.id' },
  { typed: '/stage', meaning: 'card.example.names' },
  { typed: '"in search of"', meaning: 'list.example.quoted' },
] as const;
