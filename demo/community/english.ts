import { type Phrases, several, topic } from './topics.ts';

export const ENGLISH: Phrases = {
  topics: {
    team: topic(
      'team',
      'Three cards that carry you through this event|A {c} team without a single limited card|{n}k power is enough, if the order is right',
      'I play this event with one band and one guest. Order beats power: |After two weeks of trying I settled on this team for ',
      'The team',
      'The two long skills have to fall on the fever. Everything else is luck.|Swap the last card for whatever you own; it costs you less than one percent.',
    ),
    guide: topic(
      'guide',
      'How to survive the stairs in the second chorus|One song, {n} tries, one trick|Read this chart from the right hand',
      'I was stuck on this one for weeks: |The part everybody drops is shorter than you think. ',
      'Where it gets hard',
      'Slow it down in the simulator first, then mirror it. After ten minutes your hands know the way.|Do not look at the flicks. Look at the note before them.',
    ),
    gacha: topic(
      'gacha',
      '{n} pulls and the ceiling did its work|Ten pulls before breakfast|I promised myself not to pull for {c}',
      'Saved since spring, gone in an evening: |I only wanted to see the opening. Then this happened: ',
      'What came out',
      'No stars left, no regrets. Good luck to everybody who is still pulling.|If you are short of the ceiling, wait. It comes back sooner than you fear.',
    ),
    combo: topic(
      'full combo',
      'Full combo at last, try {n}|All perfect on the song that hated me|My thumbs are done, but so is this song',
      'It happened when I had stopped counting: |Last note, last flick, and then nothing but screaming. ',
      'What helped',
      'Speed up by 0.2 and breathe in the break. Thank you all for the tips.|Next one is its SPECIAL. See you in a year.',
    ),
    cutoff: topic(
      'ranking',
      'Cutoff diary, day {n}|Is tier 1000 dead this time?|What a quiet first day says about the last one',
      'Four curves, one answer: it slows down on Friday and never wakes up again. |I write down the border every evening. So far for ',
      'Numbers of today',
      'My guess stays the same until Sunday. Do not overspend on the strength of one evening.|If you are within five percent, play. If not, sleep.',
    ),
    art: topic(
      'card art',
      'The light in this picture of {c}|Five cards I would hang on a wall|Trained or not trained? {c} edition',
      'Look at the window behind her and tell me what season it is: |I keep opening this card only to look at it. ',
      'Up close',
      'Whoever drew the rain deserves a holiday.|Tell me yours, I collect them.',
    ),
    question: topic(
      'question',
      'Which area items first?|Does anybody still play {c} as leader?|Is {n} hours of playing for a title normal?',
      'I came back after a year and do not know half of the buttons. |A short question about ',
      'What I tried so far',
      'Any hint helps. I read everything.|Thanks in advance, and sorry if this was asked before.',
    ),
    tips: topic(
      'beginner',
      'Ten things I wish I had known on day one|Your first {n} days, in the right order|Stop levelling everything',
      'You do not need luck to start well. You need a plan: |I start a new account every year, only to write this again. ',
      'In this order',
      'Most of it can be done in ten minutes a day. The rest is music.|Questions below, I answer on the train.',
    ),
    character: topic(
      'fan',
      'Reasons to love {c}, number {n}|{c} has the best lines of the whole band|A birthday cake for {c}',
      'I did not like her at first. Then came the second story. |Today is a good day to say it: ',
      'My favourites',
      'That is all. Go and hug a drummer.|See you next year with a larger cake.',
    ),
    costume: topic(
      'costume',
      'The costume I wear on every stage|Why does {c} own better coats than I do|Sewing log, week {n}',
      'Somebody thought about every button here: |I am trying to sew this one before summer: ',
      'Details',
      'The ribbon took me two evenings. Pictures will follow when it stops falling apart.|It looks even better from behind, turn her around.',
    ),
    comic: topic(
      'comics',
      'This comic never gets old|{c} in four panels, a love story|I laughed at panel {n} again',
      'Third panel. That face. |For everybody who needs a smile today: ',
      'The others of the day',
      'I want the bread, too.|Send me the one that broke you.',
    ),
    schedule: topic(
      'calendar',
      'What is on this week, at a glance|Free stars you have until Sunday|{n} days of bonuses nobody collects',
      'I made a list so that you need not: |Three small things before the next event begins: ',
      'Until when',
      'Set an alarm, not a reminder.|If I forgot something, write it below and I add it.',
    ),
  },
  comments: several(
    'Exactly what I needed today.|Tried it with another leader. Loses 0.8 % on average, but needs no gacha.|I disagree about the order, but the idea is good.|This is how I got my first one, too.|Saved. Thank you!|Does it still work without the area items?|Best post of the week.|My hands hurt from reading this.|How long did it take you?|Could you add a chart picture?|I laughed so hard that the cat left.|Same here, {n} tries and counting.|You have convinced me.|Nice. I would put {c} first, though.',
  ),
  answers: several(
    'That is the best free version so far, adding it.|About a week, with breaks.|Good point, I had not thought of that.|Yes, try it and tell me.|Haha, sorry.|Fixed, thanks.',
  ),
};
