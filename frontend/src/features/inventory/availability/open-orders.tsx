import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { PhoneIcon } from 'lucide-react'
import { getPhoneUrl } from '#shared/accounts/phone'
import { hasOption, isOfDish } from '#shared/kitchen/open-orders'
import type { ChangedAvailability, ChangedOption, OpenOrder } from '#shared/menu/availability-contract'
import { useState } from 'react'
import { LazyEditOrderDialog, type EditedOrder } from '#features/order-entry'
import type { DialogWords } from '#base/language/translation'
import { useDialogWords } from '#base/language/use-dialog-words'

type Line = { readonly menuItemId: number; readonly options: readonly { readonly name: string }[] }

/** What a board knows of an order: its open dishes with their options. */
export type TicketDishes = {
  readonly id: string
  readonly orderItems: readonly {
    readonly menuItemId: number
    readonly customizations: { readonly options?: Line['options'] } | null
  }[]
}

/** A dish or an option that was just taken off, with the orders that hold it. */
export type TakenOff = {
  readonly name: string
  readonly openOrders: readonly OpenOrder[]
  readonly isIn: (line: Line) => boolean
}

/** Returns those of the changed dishes that are off, or that lost options. */
export const listDishesOff = (
  changed: readonly ChangedAvailability[],
  { dishWith }: Pick<DialogWords['availability'], 'dishWith'>,
): readonly TakenOff[] =>
  changed.flatMap(({ id, isAvailable, menuItem: { name }, openOrders, optionsOff }) => {
    if (!optionsOff) return isAvailable ? [] : [{ name, openOrders, isIn: isOfDish(id) }]
    const isIn = (line: Line) => isOfDish(id)(line) && optionsOff.some((option) => hasOption(option)(line))
    return [{ name: dishWith(name, optionsOff.join(', ').toLowerCase()), openOrders, isIn }]
  })

/** Returns a changed option if it is off. */
export const listOptionsOff = ({ name, isOff, openOrders }: ChangedOption): readonly TakenOff[] =>
  isOff ? [{ name, openOrders, isIn: hasOption(name) }] : []

type OpenOrdersProps = { readonly takenOff: readonly TakenOff[]; readonly tickets: readonly TicketDishes[] }

type Row = { readonly order: OpenOrder; readonly dishes: readonly string[] }

/** Groups what is off by order. Leaves out an order whose ticket no longer holds it. */
function listRows({ takenOff, tickets }: OpenOrdersProps): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const { name, openOrders, isIn } of takenOff)
    for (const order of openOrders) {
      const ticket = tickets.find(({ id }) => id === order.id)
      const lines = ticket?.orderItems.map((line) => ({ ...line, options: line.customizations?.options ?? [] }))
      if (lines && !lines.some(isIn)) continue
      const dishes = rows.get(order.id)?.dishes ?? []
      rows.set(order.id, { order, dishes: [...dishes, `${order.quantity}× ${name}`] })
    }
  return [...rows.values()].sort((one, other) => one.order.ticketNumber - other.order.ticketNumber)
}

type OpenOrderListProps = { readonly rows: readonly Row[]; readonly onEdit: (order: EditedOrder) => void }

function OpenOrderList({ rows, onEdit }: OpenOrderListProps) {
  const { availability: words, dialogs } = useDialogWords()
  return (
    // Many tickets scroll here, so that the search and its results stay in sight.
    <Box
      as="section"
      aria-label={words.openTickets}
      maxH="40dvh"
      overflowY="auto"
      my="3"
      p="3"
      borderRadius="xl"
      bg="warning.subtle"
    >
      <Heading as="h3" size="sm">
        {words.openTicketsHave(rows.length)}
      </Heading>
      <Box as="ul" listStyle="none" display="grid" gap="3" mt="2">
        {rows.map(({ order: { id: orderId, ticketNumber, name, phone }, dishes }) => (
          <li key={orderId}>
            <Box fontWeight="bold" overflowWrap="anywhere">
              #{ticketNumber} {name}
            </Box>
            <Box>{dishes.join(', ')}</Box>
            <Flex gap="2" mt="1" wrap="wrap">
              {phone !== '' && (
                <Button asChild variant="outline">
                  <a href={getPhoneUrl(phone)} aria-label={words.call(name, phone)}>
                    <PhoneIcon /> {phone}
                  </a>
                </Button>
              )}
              <Button variant="outline" aria-haspopup="dialog" onClick={() => onEdit({ orderId, ticketNumber })}>
                {dialogs.details.changeOrder}
              </Button>
            </Flex>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/**
 * The open tickets with dishes or options that were just taken off, to call the guest or change the
 * order. The change stays open when its ticket leaves the list.
 */
export function OpenOrders(props: OpenOrdersProps) {
  const [edited, setEdited] = useState<EditedOrder | null>(null)
  const rows = listRows(props)
  return (
    <>
      {rows.length > 0 && <OpenOrderList rows={rows} onEdit={setEdited} />}
      {edited && <LazyEditOrderDialog {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}
