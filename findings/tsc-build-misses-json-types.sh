#!/usr/bin/env bash
# TypeScript 5.9.3: `tsc -b` does not see that a type has changed which one project takes from a JSON file (`keyof typeof texts`,
# imported as a type only) and another project uses. With `emitDeclarationOnly` no JSON is written, and the declaration that is written
# reads the same as before; so the second project counts as up to date and its error shows with --force alone.
# TypeScript 7.0.2 reports the error at once. Seen: 5.9.3 exits with 0 after the change, 7.0.2 with 2.
# Exits with 1 when either behaves otherwise. Needs npm and its registry.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

options='"composite": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "strict": true,
  "resolveJsonModule": true, "emitDeclarationOnly": true, "outDir": "../out", "rootDir": "..", "types": []'

# Prints how `tsc -b` of that version exits: at first, after a key of the JSON file was renamed, and then with --force.
exits() {
  local dir="$work/$1"
  mkdir -p "$dir/words" "$dir/page"
  cd "$dir"
  echo '{ "private": true, "type": "module" }' >package.json
  npm install --no-audit --no-fund --silent "typescript@$1" >/dev/null
  echo '{ "files": [], "references": [{ "path": "./words" }, { "path": "./page" }] }' >tsconfig.json
  echo "{ \"compilerOptions\": { $options }, \"include\": [\"*.ts\", \"texts.json\"] }" >words/tsconfig.json
  echo "{ \"compilerOptions\": { $options }, \"include\": [\"*.ts\"], \"references\": [{ \"path\": \"../words\" }] }" >page/tsconfig.json
  echo "import type texts from './texts.json'; export type Key = keyof typeof texts;" >words/keys.ts
  echo "import type { Key } from '../words/keys.js'; export const title: Key = 'title';" >page/use.ts
  echo '{ "title": "Songs" }' >words/texts.json
  code() { npx tsc -b "$@" >/dev/null && echo 0 || echo 2; }
  local first after forced
  first=$(code)
  sleep 1.1
  echo '{ "heading": "Songs" }' >words/texts.json
  after=$(code)
  forced=$(code --force)
  echo "$first $after $forced"
}

old=$(exits 5.9.3)
new=$(exits 7.0.2)
echo "5.9.3 (first, after the change, with --force): $old"
echo "7.0.2 (first, after the change, with --force): $new"
[ "$old" = '0 0 2' ] && [ "$new" = '0 2 2' ]
