import { expect, test } from 'vitest';
import { parameterText } from '#src/features/live2d/panels/parameter-texts.ts';

test('says what a usual parameter is about, and nothing of others, whatever they are called', () => {
  expect(parameterText('PARAM_ANGLE_X')).toBe('live2d.parameter.headX');
  for (const id of ['PARAM_NONE', 'constructor', '__proto__', '']) expect(parameterText(id)).toBeNull();
});
