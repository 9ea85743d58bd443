import type { PuppetJoint, PuppetMove } from '#model/media/live2d/puppet/puppet.types';
import { FLOOR } from './piece.ts';

type Step = readonly [key: number, turn: number, right: number, down: number];

const move = (parameter: string, ...steps: readonly Step[]): PuppetMove => ({
  parameter: `PARAM_${parameter}`,
  keys: steps.map(([key]) => key),
  turns: steps.map(([, turn]) => turn),
  shifts: steps.flatMap(([, , right, down]) => [right, down]),
});

const REST: Step = [0, 0, 0, 0];

export const SHOULDER = { x: 70, y: 388 };
export const ELBOW = { x: 88, y: 486 };

const breath = move('BREATH', REST, [1, 0, 0, -2]);

/** An arm of the one side or the other: 1 is her left, on the right of the picture. */
function armOf(side: 1 | -1): readonly PuppetJoint[] {
  const name = side === 1 ? 'L' : 'R';
  return [
    {
      id: `arm${name}`,
      parent: 'body',
      x: side * SHOULDER.x,
      y: SHOULDER.y - FLOOR,
      moves: [
        breath,
        move(
          `ARM_${name}`,
          [-1, side * 16, 0, 0],
          REST,
          [0.5, side * -66, 0, 0],
          [1, side * -140, side * -4, -6],
        ),
      ],
    },
    {
      id: `forearm${name}`,
      parent: `arm${name}`,
      x: side * ELBOW.x,
      y: ELBOW.y - FLOOR,
      moves: [move(`FOREARM_${name}`, [-1, side * 150, 0, 0], REST, [1, side * -122, 0, 0])],
    },
  ];
}

/** What turns on what: the head and the arms on the body, the body on the feet. */
export const JOINTS: readonly PuppetJoint[] = [
  {
    id: 'root',
    parent: null,
    x: 0,
    y: 0,
    moves: [
      move('BASE_X', [-1, 0, -120, 0], [1, 0, 120, 0]),
      move('BASE_Y', [-1, 0, 0, 40], REST, [1, 0, 0, -110]),
    ],
  },
  {
    id: 'body',
    parent: 'root',
    x: 0,
    y: 590 - FLOOR,
    moves: [
      move('BODY_ANGLE_X', [-10, -2, -7, 0], REST, [10, 2, 7, 0]),
      move('BODY_ANGLE_Y', [-10, 0, 0, 16], REST, [10, 0, 0, -6]),
      move('BODY_ANGLE_Z', [-10, -8, 0, 0], REST, [10, 8, 0, 0]),
    ],
  },
  {
    id: 'head',
    parent: 'body',
    x: 0,
    y: 338 - FLOOR,
    moves: [
      breath,
      move('ANGLE_X', [-30, -1.5, -5, 0], REST, [30, 1.5, 5, 0]),
      move('ANGLE_Y', [-30, 0, 0, 9], REST, [30, 0, 0, -4]),
      move('ANGLE_Z', [-30, -20, 0, 0], REST, [30, 20, 0, 0]),
      move('BODY_ANGLE_Y', [-10, 0, 0, 20], REST, [10, 0, 0, -4]),
    ],
  },
  ...armOf(1),
  ...armOf(-1),
];
