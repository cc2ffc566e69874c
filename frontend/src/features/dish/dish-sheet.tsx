import { useState } from 'react'
import { useMenu } from '#base/menu/use-menu'
import { useDiet } from '#base/diet/use-diet'
import { cartStore } from '#base/cart/cart-store'
import { closeDish, dishNamed } from './address'
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

type DishSheetProps = { readonly name: string; readonly lineKey?: string | undefined }

/** A dish over the page: all that is known of it, and how it is wanted. */
export function DishSheet({ name, lineKey }: DishSheetProps) {
  const { items, isLoading, isError, retry } = useMenu()
  const { isLoading: isDietLoading } = useDiet()
  const [close] = useState(closingOnce)
  const [line] = useState(() => cartStore.get().find(({ key }) => key === lineKey))
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
