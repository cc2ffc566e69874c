import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Button } from '#ui/chakra/button'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'

type TicketMenuListProps = { readonly ticketNumber: number; readonly onCancel: () => void }

/** The open menu of a ticket's rarely used actions. */
export function TicketMenuList({ ticketNumber, onCancel }: TicketMenuListProps) {
  const { tickets } = useWords()
  const { cancelling: words } = useDialogWords().dialogs
  return (
    <Menu.Root defaultOpen onSelect={onCancel} positioning={{ placement: 'top-end' }}>
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
  )
}
