import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog'

type OpenTicketMenuProps = { readonly ticketNumber: number; readonly onCancel: () => void }

export function TicketMenuList({ ticketNumber, onCancel }: OpenTicketMenuProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu.Root defaultOpen onSelect={() => setAsking(true)} positioning={{ placement: 'top-end' }}>
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
        <ConfirmDialog
          title={`Cancel ticket ${ticketNumber}?`}
          confirmLabel="Yes, cancel it"
          keepLabel="Keep cooking"
          onConfirm={onCancel}
          onClose={() => setAsking(false)}
        >
          The guest sees at once that the order was cancelled. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
