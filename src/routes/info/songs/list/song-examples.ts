/** Searches worth knowing, each with the text that says what it finds. */
export const SONG_EXAMPLES = [
  { typed: 'ex 26+', meaning: 'songs.example.chart' },
  { typed: 'sp28', meaning: 'songs.example.exact' },
  { typed: '26+ 27-', meaning: 'songs.example.range' },
  { typed: 'roselia cover', meaning: 'songs.example.band' },
  { typed: 'ぽぴぱ', meaning: 'list.example.script' },
  { typed: 'cp', meaning: 'songs.example.initials' },
  { typed: 'tokimeku', meaning: 'songs.example.latin' },
  { typed: 'jp en', meaning: 'card.example.servers' },
  { typed: '#115', meaning: 'songs.example.id' },
  { typed: '/happy', meaning: 'card.example.names' },
] as const;
