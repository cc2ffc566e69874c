import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useState } from 'react'
import { mayBeMade } from '#shared/inventory/waste'
import type { OrderStatus } from '#shared/orders/constants'
import { cancelReasonIds, type CancelReason } from '#shared/orders/order-steps'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { CheckRow } from '#ui/forms/native-fields'
import { ReasonSelect } from '../actions/reason-select'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'

/** Why an order is cancelled and, if it may be made, whether it is. */
export type Cancellation = { readonly reason: CancelReason; readonly isMade?: boolean }

export type TicketMenuProps = {
  readonly ticketNumber: number
  readonly guest: string
  readonly status: OrderStatus
  readonly onCancel: (cancellation: Cancellation) => void
}

export function TicketMenuList({ ticketNumber, guest, status, onCancel }: TicketMenuProps) {
  const { tickets } = useWords()
  const { dialogs } = useDialogWords()
  const { cancelling: words } = dialogs
  const [isMade, setMade] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<CancelReason | ''>('')
  return (
    <>
      <Menu.Root defaultOpen onSelect={() => setAsking(true)} positioning={{ placement: 'top-end' }}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="lg" px="0" aria-label={tickets.moreFor(ticketNumber)}>
            ⋯
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="cancel" color="danger.fg">
                {words.menuItem}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isAsking && (
        <ConfirmDialog
          title={words.title(ticketNumber)}
          confirmLabel={words.confirm}
          keepLabel={words.keep}
          isReady={reason !== ''}
          onConfirm={() => reason !== '' && onCancel({ reason, ...(mayBeMade(status) && { isMade }) })}
          onClose={() => setAsking(false)}
        >
          {words.consequence(guest)}
          <Box mt="4">
            <ReasonSelect value={reason} texts={tickets.cancelReasons} offered={cancelReasonIds} onChoose={setReason} />
          </Box>
          {mayBeMade(status) && (
            <Box mt="4">
              <CheckRow isChecked={isMade} onToggle={() => setMade(!isMade)}>
                {words.alreadyMade}
              </CheckRow>
            </Box>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
