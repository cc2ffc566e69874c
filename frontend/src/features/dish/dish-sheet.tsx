import { useState } from 'react'
import { useMenu } from '#base/menu/use-menu'
import { useDietFilters } from '#base/diet/use-diet'
import { cartStore } from '#base/cart/cart-store'
import { closeDish, findDish, getEditedLineKey } from './address'
import { DishPlaceholder } from './components/absent-dish'
import { DishOrderForm } from './components/dish-order'
import { DishSheetFrame } from './components/sheet-frame'

/** A second tap must not go back twice. */
function closingOnce(): () => void {
  let isClosed = false
  return () => {
    if (!isClosed) closeDish()
    isClosed = true
  }
}

function lineOpened() {
  const key = getEditedLineKey(window.history.state)
  return cartStore.get().find((line) => line.key === key)
}

/** A dish over the page: all that is known of it, and how it is wanted. */
export function DishSheet({ name }: { readonly name: string }) {
  const { items, isLoading, isError, retry } = useMenu()
  const { isLoading: isDietLoading } = useDietFilters()
  const [close] = useState(closingOnce)
  const [line] = useState(lineOpened)
  const dish = findDish(items, name)
  return (
    <DishSheetFrame title={dish?.name ?? 'Dish'} onClose={close}>
      {dish && !isDietLoading ? (
        <DishOrderForm dish={dish} line={line} onClose={close} />
      ) : (
        <DishPlaceholder
          isComing={!isError && (isLoading || isDietLoading)}
          isError={isError}
          onRetry={() => void retry()}
          onClose={close}
        />
      )}
    </DishSheetFrame>
  )
}
