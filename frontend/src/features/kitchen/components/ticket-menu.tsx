import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { lazy, Suspense, useState } from 'react'

const ConfirmDialog = lazy(() =>
  import('../../../components/confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

type TicketMenuProps = { readonly ticketNumber: number; readonly onCancel: () => void }

/** What is seldom done with a ticket. */
export function TicketMenu({ ticketNumber, onCancel }: TicketMenuProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu.Root onSelect={() => setAsking(true)} positioning={{ placement: 'top-end' }}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="lg" px="0" aria-label={`More for ticket ${ticketNumber}`}>
            ⋯
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="cancel" color="danger.fg">
                Cancel order
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={`Cancel ticket ${ticketNumber}?`}
            confirmLabel="Yes, cancel it"
            keepLabel="Keep cooking"
            onConfirm={onCancel}
            onClose={() => setAsking(false)}
          >
            The guest sees at once that the order was cancelled. This cannot be undone.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
