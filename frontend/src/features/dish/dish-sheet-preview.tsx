import { Dialog } from '@chakra-ui/react/dialog'
import type { MenuItem } from '#shared/contract/menu'
import { DishOrder } from './components/dish-order'
import './components/dish-sheet.css'

/** What a dish opens with, laid into a page: how its owner sees it before guests do. */
export const DishSheetPreview = ({ dish }: { readonly dish: MenuItem }) => (
  <Dialog.Root open={false} unstyled>
    <div className="dish-sheet">
      <DishOrder
        key={dish.optionGroups.flatMap(({ options }) => options.map(({ id }) => id)).join(' ')}
        dish={dish}
        line={undefined}
        onClose={() => undefined}
      />
    </div>
  </Dialog.Root>
)
