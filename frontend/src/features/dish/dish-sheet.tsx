import { useState } from 'react'
import { useMenu } from '#base/menu/use-menu'
import { useDiet } from '#base/diet/use-diet'
import { cartStore } from '#base/cart/cart-store'
import { closeDish, dishNamed, lineIn } from './address'
import { AbsentDish } from './components/absent-dish'
import { DishOrder } from './components/dish-order'
import { SheetFrame } from './components/sheet-frame'

/** A second tap must not go back twice. */
function closingOnce(): () => void {
  let isClosed = false
  return () => {
    if (!isClosed) closeDish()
    isClosed = true
  }
}

function lineOpened() {
  const key = lineIn(window.history.state)
  return cartStore.get().find((line) => line.key === key)
}

/** A dish over the page: all that is known of it, and how it is wanted. */
export function DishSheet({ name }: { readonly name: string }) {
  const { items, isLoading, isError, retry } = useMenu()
  const { isLoading: isDietLoading } = useDiet()
  const [close] = useState(closingOnce)
  const [line] = useState(lineOpened)
  const dish = dishNamed(items, name)
  return (
    <SheetFrame title={dish?.name ?? 'Dish'} onClose={close}>
      {dish && !isDietLoading ? (
        <DishOrder dish={dish} line={line} onClose={close} />
      ) : (
        <AbsentDish
          isComing={!isError && (isLoading || isDietLoading)}
          isError={isError}
          onRetry={() => void retry()}
          onClose={close}
        />
      )}
    </SheetFrame>
  )
}
