#!/usr/bin/env bash
# pixi-live2d-display 0.5.0-beta, entry `/cubism2`: the kinds of effect in a Cubism 2 physics file are looked up in a table of causes.
# A target of the kind `angle_v`, angular velocity, is in no table and is dropped without a warning; targets of the kind `angle` are
# registered with the constant of a cause. The package's own types declare the list for targets (`Target.TARGET_FROM_ANGLE`, `…_ANGLE_V`).
# The core is not needed: globals of its names stand in for it and write down what they are asked.
# Seen: registered are `hair angle=SRC_TO_G_ANGLE` alone of two targets. Exits with 1 when that changes. Needs npm and its registry.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --silent pixi.js@7.4.3 pixi-live2d-display@0.5.0-beta jsdom@26.1.0 >/dev/null

cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { pretendToBeVisual: true });
// Pixi looks for a canvas that jsdom lacks, which does not matter here.
window.HTMLCanvasElement.prototype.getContext = () => null;
Object.assign(globalThis, { window, self: window, document: window.document, HTMLCanvasElement: window.HTMLCanvasElement });
for (const name of ['Image', 'HTMLImageElement', 'HTMLVideoElement', 'Element', 'Node', 'XMLHttpRequest', 'location'])
  globalThis[name] ??= window[name];

const asked = [];
class Hair {
  static Src = { SRC_TO_X: 'SRC_TO_X', SRC_TO_Y: 'SRC_TO_Y', SRC_TO_G_ANGLE: 'SRC_TO_G_ANGLE' };
  static Target = { TARGET_FROM_ANGLE: 'TARGET_FROM_ANGLE', TARGET_FROM_ANGLE_V: 'TARGET_FROM_ANGLE_V' };
  setup() {}
  addSrcParam() {}
  addTargetParam(type, id) {
    asked.push(`${id}=${type}`);
  }
}
const core = { Live2D: class {}, PhysicsHair: Hair, Live2DModelWebGL: class {}, PartsDataID: class {}, Live2DMotion: class {}, AMotion: class {}, MotionQueueManager: class {} };
Object.assign(window, core);
Object.assign(globalThis, core);

const { Live2DPhysics } = await import('pixi-live2d-display/cubism2');
const setup = { length: 0.1, regist: 0.5, mass: 0.1 };
const src = [{ id: 'PARAM_ANGLE_X', ptype: 'x', scale: 1, weight: 1 }];
const targets = [
  { id: 'hair angle', ptype: 'angle', scale: 1, weight: 1 },
  { id: 'hair speed', ptype: 'angle_v', scale: 1, weight: 1 },
];
new Live2DPhysics({}, { physics_hair: [{ setup, src, targets }] });
console.log(asked.join(', '));
process.exit(0);
JS
seen=$(node run.mjs 2>/dev/null)
echo "registered targets: $seen"
[ "$seen" = 'hair angle=SRC_TO_G_ANGLE' ]
