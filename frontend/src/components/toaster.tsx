import { Box } from '@chakra-ui/react/box'
import { createToaster, Toast, Toaster as Outlet } from '@chakra-ui/react/toast'
import { showWith } from './toast'

const toaster = createToaster({ placement: 'bottom-end', max: 1, overlap: false, duration: 5000, hotkey: ['F8'] })

showWith(({ title, description, type = 'success' }) => {
  toaster.remove()
  toaster.create({ title, description, type, closable: true })
})

/** The messages themselves; loaded with the first of them. */
export const Toaster = () => (
  <Outlet toaster={toaster} insetInline="4">
    {(message) => (
      <Toast.Root>
        <Box flex="1" minW="0">
          <Toast.Title>{message.title}</Toast.Title>
          {message.description && <Toast.Description>{message.description}</Toast.Description>}
        </Box>
        <Toast.CloseTrigger aria-label="Close message" />
      </Toast.Root>
    )}
  </Outlet>
)
