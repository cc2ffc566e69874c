import { FormPanel } from '../form/form-panel'
import { CostFigures } from './dish-cost'
import type { DishDraft } from './draft'
import { RecipeLines } from './option-editor'

/** What a portion uses from stock, and what it costs. */
export const RecipePanel = ({ draft }: { readonly draft: DishDraft }) => (
  <FormPanel title="Recipe and cost" lead="What a portion uses from stock, without options.">
    <RecipeLines path="recipe" />
    <CostFigures draft={draft} />
  </FormPanel>
)
