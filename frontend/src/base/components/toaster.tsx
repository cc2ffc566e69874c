import { Box } from '@chakra-ui/react/box'
import { createToaster, Toast, Toaster as Outlet } from '@chakra-ui/react/toast'
import { showWith } from './toast'

// On a phone the foot of the page belongs to the cart.
const isNarrow = window.matchMedia('(max-width: 61.99rem)').matches

const toaster = createToaster({
  placement: isNarrow ? 'top' : 'bottom-end',
  offsets: { left: '1rem', right: 'calc(1rem + var(--dock-side))', top: 'var(--from-top)', bottom: '1rem' },
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
})

showWith(({ title, description, type = 'success', durationMs }) => {
  toaster.remove()
  toaster.create({ title, description, type, closable: true, ...(durationMs && { duration: durationMs }) })
})

const place = {
  // Below the whole head of the page: a message must not lie on the cart, the bell or the account.
  '--from-top': '9.25rem',
  // A dialog that says so has nothing to press or to read at its top.
  'body:has([data-free-top]) &': { '--from-top': '0.5rem' },
}

/** A message pushed aside this far goes (docs/product/pages.md#messages). */
const SWIPE_PX = 50

let swipeFrom: number | null = null

/** The messages themselves; loaded with the first of them. */
export const Toaster = () => (
  <Outlet toaster={toaster} insetInline="4" css={place}>
    {(message) => (
      <Toast.Root
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
  </Outlet>
)
