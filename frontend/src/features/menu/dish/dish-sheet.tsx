import './dish-sheet.css'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { XIcon } from 'lucide-react'
import { Dialog } from '#ui/dialog'
import { useMenu } from '#base/menu/use-menu'
import { useDietFilters } from '#base/menu/diet-filters'
import { cartStore } from '#base/cart/cart-store'
import { closeDish, findDish, getEditedLineKey } from './dish-url'
import { DishOrderForm } from './dish-order-form'
import { QueryProvider } from '#base/loading/query-provider'

type AbsentDishProps = {
  readonly isComing: boolean
  readonly isError: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

const Waiting = () => (
  <div className="scroller" role="status" aria-label="Loading the dish">
    <Skeleton className="picture" borderRadius="0" />
    <div className="head">
      <Skeleton height="8" width="60%" />
      <Skeleton height="16" />
      <Skeleton height="40" />
    </div>
  </div>
)

/** In a dish's place: it is on its way, could not be read, or is not on this menu. */
export function DishPlaceholder({ isComing, isError, onRetry, onClose }: AbsentDishProps) {
  if (isComing) return <Waiting />
  return (
    <div className="absent" role="alert">
      <p>{isError ? 'The menu could not be loaded.' : 'This dish is not on our menu.'}</p>
      <Button variant="outline" onClick={isError ? onRetry : onClose}>
        {isError ? 'Try Again' : 'See the menu'}
      </Button>
    </div>
  )
}

/** How far a sheet has to be pulled before it lets go. */
const FAR = 96

const isNarrow = () => window.matchMedia('(max-width: 47.99rem)').matches

/**
 * On a phone: the sheet, at its top, follows a finger down, and is closed once it was pulled far
 * enough.
 */
export function useSwipeDown(within: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = within.current?.closest<HTMLElement>('.dish-sheet')
    if (!element) return
    let from: number | null = null
    let pulled = 0
    const pull = (by: number) => {
      pulled = by
      element.style.transform = by > 0 ? `translateY(${by}px)` : ''
    }
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const isAtTop = (element.querySelector('.scroller')?.scrollTop ?? 0) <= 0
      from = finger && touches.length === 1 && isAtTop && isNarrow() ? finger.clientY : null
      element.style.transition = ''
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (from === null || !finger) return
      const by = finger.clientY - from
      // A finger that goes up first scrolls.
      if (by < 0 && pulled === 0) from = null
      else {
        if (event.cancelable) event.preventDefault()
        pull(by)
      }
    }
    const end = () => {
      if (from === null) return
      from = null
      if (pulled > FAR) return onClose()
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
  }, [within, onClose])
}

type SheetFrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

function Handle({ onClose }: { readonly onClose: () => void }) {
  const handle = useRef<HTMLSpanElement>(null)
  useSwipeDown(handle, onClose)
  return <span ref={handle} className="handle" aria-hidden="true" />
}

/** A dialog in the middle of a wide window, a sheet from the foot of a phone. */
export const DishSheetFrame = ({ title, onClose, children }: SheetFrameProps) => (
  <Dialog placement="sheet" size="cover" label={title} className="dish-sheet" onClose={onClose}>
    <button type="button" className="close" aria-label={`Close ${title}`} onClick={onClose}>
      <XIcon />
    </button>
    <Handle onClose={onClose} />
    {children}
  </Dialog>
)

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

export { warmUpRender } from './warm-up-render'

/** The dish's sheet with what the landing page starts without. */
export const DishSheetOverlay = ({ name }: { readonly name: string }) => (
  <QueryProvider>
    <DishSheet name={name} />
  </QueryProvider>
)
