import {
  HandleEmptyInListsPlugin,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  replaceWithNoncontingentExpression,
} from 'kysely';

/** One engine would take the column's default for what a row lacks, the other null. */
class SameFields extends OperationNodeTransformer {
  protected override transformDefaultInsertValue(): never {
    throw new Error('Rows that are inserted together must have the same fields');
  }
}

class SameFieldsPlugin implements KyselyPlugin {
  readonly #check = new SameFields();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return node.kind === 'InsertQueryNode' ? this.#check.transformNode(node, queryId) : node;
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** What one engine answers and the other refuses is the same on both: `in` nothing finds nothing. */
export const alikePlugins = (): readonly KyselyPlugin[] => [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
  new SameFieldsPlugin(),
];
