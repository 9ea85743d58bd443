import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { noBarrels, noClockNoChance, serversByName } from './architecture/absences.ts';
import { noCycles } from './architecture/cycles.ts';
import {
  noAny,
  noConsole,
  noHastyRead,
  noLooseTodo,
  noPrivateWord,
  noRawHtml,
  noSharedMock,
  noSpreadLiteral,
  noSuppression,
  noUnsafeImport,
  thinScreens,
} from './architecture/forbidden.ts';
import {
  aliasAcrossFolders,
  importDepth,
  importExists,
  importTable,
  pageFence,
} from './architecture/import-table.ts';
import { libraryHomes } from './architecture/libraries.ts';
import { limitsByOneName, tellingTypeNames, typesExportedOnce } from './architecture/names.ts';
import { mirroredTests, pairing } from './architecture/pairing.ts';
import { folders, longestFile, longestFunction, pureData, sizeDistribution } from './architecture/sizes.ts';
import { describeViolation, readTree } from './architecture/sources.ts';
import { composedStyles, knownClasses, phonesHeldSideways, scaledStyles } from './architecture/styles.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const tree = readTree(ROOT);

/** The rules themselves are tested on planted violations in tests/architecture. */
describe('architecture', () => {
  test.each([
    ['imports follow the table', importTable],
    ['pages do not import each other', pageFence],
    ['other folders are imported by their alias', aliasAcrossFolders],
    ['no import climbs more than two folders', importDepth],
    ['imported files exist', importExists],
    ['nothing imports in a circle', noCycles],
    ['no file is a barrel', noBarrels],
    ['rules and machines know no clock and no chance', noClockNoChance],
    ['texts call servers by their names', serversByName],
    ['libraries stay at home', libraryHomes],
    ['kernel, property test and benchmark come together', pairing],
    ['tests of the client mirror its folders', mirroredTests],
    ['no file is too long', longestFile],
    ['no function is too long', longestFunction],
    ['few files are long', sizeDistribution],
    ['long tables hold no code', pureData],
    ['folders are small and well named', folders],
    ['nothing has the type any', noAny],
    ['no check is switched off', noSuppression],
    ['product code keeps off the console', noConsole],
    ['no markup or code is made from strings', noRawHtml],
    ['no private parts of libraries are used', noUnsafeImport],
    ['tests read a page until it fits', noHastyRead],
    ['no test replaces a module that others use', noSharedMock],
    ['every TODO has an issue', noLooseTodo],
    ['members of a class alone are named with #', noPrivateWord],
    ['no literal is spread into another', noSpreadLiteral],
    ['limits are called MAX_ and MIN_', limitsByOneName],
    ['a type name is exported once', typesExportedOnce],
    ['exported types say what they are', tellingTypeNames],
    ['screens are thin', thinScreens],
    ['shared styles are composed', composedStyles],
    ['classes exist and are used', knownClasses],
    ['sizes are of the scale', scaledStyles],
    ['phones may be held sideways', phonesHeldSideways],
  ])('%s', (_, rule) => {
    expect(rule(tree).map(describeViolation)).toEqual([]);
  });

  // The build only warns of a picture that is not there.
  test('styles name files that exist', () => {
    const named = tree
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?:\burl\(|\bfrom\s+)["'](\.[^"']+)["']/g)].map(([, to = '']) =>
          join(dirname(path), to),
        ),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('sees the tree', () => {
    expect(tree.filter(({ path }) => path.startsWith('model/')).length).toBeGreaterThan(10);
  });
});
