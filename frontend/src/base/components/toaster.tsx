import { Box } from '@chakra-ui/react/box'
import { createToaster, Toast, Toaster as Outlet } from '@chakra-ui/react/toast'
import { createPortal } from 'react-dom'
import { useEffect } from 'react'
import { positionToast } from './keep-clear'
import { setToastRenderer } from './toast'
import type { Toast as Message } from './toast'

// On a phone the foot of the page belongs to the cart.
const isNarrow = window.matchMedia('(max-width: 61.99rem)').matches

/** Until it is laid: below the head of a phone's page. */
const FROM_EDGE = isNarrow ? 'var(--from-edge, 9.25rem)' : 'var(--from-edge, 1rem)'

const toaster = createToaster({
  placement: isNarrow ? 'top' : 'bottom-end',
  offsets: { left: '1rem', right: 'calc(1rem + var(--dock-side))', top: FROM_EDGE, bottom: FROM_EDGE },
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
})

const show = ({ title, description, type = 'success', durationMs }: Message): void => {
  toaster.remove()
  toaster.create({ title, description, type, closable: true, ...(durationMs && { duration: durationMs }) })
}

/**
 * What is said must come into a place that is there already: what comes along with it is not read
 * aloud.
 */
const LISTENED_TO_MS = 100

const clear = positionToast(isNarrow ? 'top' : 'foot')

/** A message pushed aside this far goes (docs/product/pages.md#messages). */
const SWIPE_PX = 50

let swipeFrom: number | null = null

/**
 * The messages themselves; loaded with the first of them. They stand beside the page, which a
 * dialog hides from listeners.
 */
export function Toaster() {
  useEffect(() => {
    const timer = setTimeout(() => setToastRenderer(show), LISTENED_TO_MS)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <Outlet toaster={toaster} insetInline="4">
      {(message) => (
        <Toast.Root
          ref={clear}
          onPointerDown={({ currentTarget, target, clientX, pointerId }) => {
            // Its buttons want their press for themselves.
            if (target instanceof Element && target.closest('button')) return
            swipeFrom = clientX
            // However far it is pushed, it is let go of here.
            currentTarget.setPointerCapture(pointerId)
          }}
          onPointerCancel={() => {
            swipeFrom = null
          }}
          onPointerUp={({ clientX }) => {
            if (swipeFrom !== null && Math.abs(clientX - swipeFrom) >= SWIPE_PX) toaster.dismiss(message.id)
            swipeFrom = null
          }}
        >
          <Box flex="1" minW="0">
            <Toast.Title>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </Box>
          <Toast.CloseTrigger aria-label="Close message" />
        </Toast.Root>
      )}
    </Outlet>,
    document.body,
  )
}
