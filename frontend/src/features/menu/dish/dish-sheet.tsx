import './dish-sheet.css'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { XIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { Dialog } from '#ui/dialog/dialog'
import { useMenu } from '#base/menu/use-menu'
import { useDietFilters } from '#base/menu/diet-filters'
import { cartStore } from '#base/cart/cart-store'
import type { SaveDish } from './use-dish-selection'
import { closeDish, findDish, getEditedLineKey } from './dish-url'
import { DishOrderForm } from './dish-order-form'
import { QueryProvider } from '#base/loading/query-provider'

type DishPlaceholderProps = {
  readonly isLoading: boolean
  readonly isError: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

const DishSkeleton = () => (
  <div className="scroller" role="status" aria-label="Loading the dish">
    <Skeleton className="picture" />
    <div className="head">
      <Skeleton className="name-place" />
      <Skeleton className="lead-place" />
      <Skeleton className="choices-place" />
    </div>
  </div>
)

/** Shown while a dish is loading, failed to load, or is not on this menu. */
function DishPlaceholder({ isLoading, isError, onRetry, onClose }: DishPlaceholderProps) {
  if (isLoading) return <DishSkeleton />
  return (
    <div className="absent" role="alert">
      <p>{isError ? 'The menu could not be loaded.' : 'This dish is not on our menu.'}</p>
      <Button variant="outline" onClick={isError ? onRetry : onClose}>
        {isError ? 'Try Again' : 'See the menu'}
      </Button>
    </div>
  )
}

/** How far a sheet must be pulled down to close, in pixels. */
const CLOSE_DISTANCE_PX = 96

const isNarrow = () => window.matchMedia('(max-width: 47.99rem)').matches

/** On a phone, closes the sheet when a finger pulls it down far enough from its scroll top. */
function useSwipeDown(handle: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = handle.current?.closest<HTMLElement>('.dish-sheet')
    if (!element) return
    let startY: number | null = null
    let pulledPx = 0
    const pull = (by: number) => {
      pulledPx = by
      element.style.transform = by > 0 ? `translateY(${by}px)` : ''
    }
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const isAtTop = (element.querySelector('.scroller')?.scrollTop ?? 0) <= 0
      startY = finger && touches.length === 1 && isAtTop && isNarrow() ? finger.clientY : null
      element.style.transition = ''
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (startY === null || !finger) return
      const by = finger.clientY - startY
      // A finger that moves up first scrolls the content.
      if (by < 0 && pulledPx === 0) startY = null
      else {
        if (event.cancelable) event.preventDefault()
        pull(by)
      }
    }
    const end = () => {
      if (startY === null) return
      startY = null
      if (pulledPx > CLOSE_DISTANCE_PX) return onClose()
      element.style.transition = 'transform 160ms ease-out'
      pull(0)
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [handle, onClose])
}

type SheetFrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

function Handle({ onClose }: { readonly onClose: () => void }) {
  const handle = useRef<HTMLSpanElement>(null)
  useSwipeDown(handle, onClose)
  return <span ref={handle} className="handle" aria-hidden="true" />
}

/** A dialog in the center of a wide window, or a sheet at the bottom of a phone. */
const DishSheetFrame = ({ title, onClose, children }: SheetFrameProps) => (
  <Dialog placement="sheet" size="cover" label={title} className="dish-sheet" onClose={onClose}>
    <button type="button" className="close" aria-label={`Close ${title}`} onClick={onClose}>
      <XIcon />
    </button>
    <Handle onClose={onClose} />
    {children}
  </Dialog>
)

/** Returns a function that closes the dish once, so that a second tap does not go back twice. */
function createCloseOnce(): () => void {
  let isClosed = false
  return () => {
    if (!isClosed) closeDish()
    isClosed = true
  }
}

/** Returns the cart line that the dish was opened to edit. */
function findEditedLine() {
  const key = getEditedLineKey(window.history.state)
  return cartStore.get().find((line) => line.key === key)
}

/** A dish over the page, to add it to the cart or edit its cart line. */
function DishSheet({ name }: { readonly name: string }) {
  const { items, isLoading, isError, retry } = useMenu()
  const { isLoading: isDietLoading } = useDietFilters()
  const [close] = useState(createCloseOnce)
  const [line] = useState(findEditedLine)
  const dish = findDish(items, name)
  return (
    <DishSheetFrame title={dish?.name ?? 'Dish'} onClose={close}>
      {dish && !isDietLoading ? (
        <DishOrderForm dish={dish} line={line} onClose={close} />
      ) : (
        <DishPlaceholder
          isLoading={!isError && (isLoading || isDietLoading)}
          isError={isError}
          onRetry={() => void retry()}
          onClose={close}
        />
      )}
    </DishSheetFrame>
  )
}

/** The dish sheet with its own query client, because the landing page starts without one. */
export const DishSheetOverlay = ({ name }: { readonly name: string }) => (
  <QueryProvider>
    <DishSheet name={name} />
  </QueryProvider>
)

type DishDialogProps = {
  readonly dish: MenuItem
  readonly line: CartItem | undefined
  readonly onSave: SaveDish
  readonly onClose: () => void
}

/** The sheet of a dish whose line is not in the cart, such as one of a placed order. */
export const DishDialog = ({ dish, onClose, ...form }: DishDialogProps) => (
  <DishSheetFrame title={dish.name} onClose={onClose}>
    <DishOrderForm dish={dish} {...form} onClose={onClose} />
  </DishSheetFrame>
)
