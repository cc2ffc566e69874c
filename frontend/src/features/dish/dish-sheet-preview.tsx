import type { MenuItem } from '#shared/contract/menu'
import { DishOrderForm } from './components/dish-order'
import './components/dish-sheet.css'

/** What a dish opens with, laid into a page: how its owner sees it before guests do. */
export const DishSheetPreview = ({ dish }: { readonly dish: MenuItem }) => (
  <div className="dish-sheet">
    <DishOrderForm
      key={dish.optionGroups.flatMap(({ options }) => options.map(({ id }) => id)).join(' ')}
      dish={dish}
      line={undefined}
      onClose={() => undefined}
    />
  </div>
)
