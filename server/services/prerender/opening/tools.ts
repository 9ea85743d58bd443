import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

/** `/tool/chartsimulator`: the choice of a song (src/features/simulator/own/pick-song.tsx). */
export const openSimulator = (visitor: Visitor): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.simulator'),
  lead: visitor.text('stage.own.lead'),
  width: 800,
  isNamedByBar: false,
  parts: [
    {
      kind: 'section',
      title: visitor.text('stage.own.song'),
      parts: [
        {
          kind: 'picker',
          step: 'song',
          name: visitor.text('stage.own.song'),
          picture: null,
          title: visitor.text('song.pick'),
          note: '',
        },
      ],
    },
  ],
});

/** `/tool/eventcalculator`: the first step, which event (src/features/events/calculator/form). */
export const openCalculator = (visitor: Visitor): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.eventCalculator'),
  lead: visitor.text('eventCalculator.lead'),
  width: 1200,
  isNamedByBar: false,
  parts: [
    {
      kind: 'section',
      title: visitor.text('event.label'),
      parts: [
        {
          kind: 'picker',
          step: 'event',
          name: visitor.text('event.label'),
          picture: null,
          title: visitor.text('event.pick'),
          note: '',
        },
      ],
    },
  ],
});

/** `/tool/live2d`: what to do with the empty stage (src/features/live2d/frame/stage-notes.tsx). */
export const openLive2d = (visitor: Visitor): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.live2d'),
  lead: visitor.text('live2d.lead'),
  width: 1200,
  isNamedByBar: false,
  parts: [
    {
      kind: 'lack',
      title: visitor.text('live2d.emptyStage'),
      text: visitor.text('live2d.emptyText'),
      isForNew: false,
      frame: 'panel',
      buttons: [{ step: 'figure', label: visitor.text('live2d.chooseModel') }],
      links: [],
    },
  ],
});
