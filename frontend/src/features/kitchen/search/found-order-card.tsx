import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useCallback, useState } from 'react'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { PayLinkButton } from '#features/order-entry'
import { SurfaceListItem } from '#ui/chakra/surface'
import { toTicket } from '../data/order-as-ticket'
import { PrintableTicket } from '../tickets/printable-ticket'
import { useTimes } from '../tickets/times'
import { DisputePanel } from '../disputes/dispute-panel'
import { FoundOrderHead } from './found-order-head'
import { listLifeEvents } from './order-life'
import { ReorderButton } from './reorder-button'

export type FoundOrderDialog = 'edit' | 'refund'

type FoundOrderCardProps = {
  readonly order: FoundOrder
  /** Opens a dialog of the order, which the list renders outside its cards. */
  readonly onOpen: (dialog: FoundOrderDialog) => void
}

/** A found order with its whole life, and what staff can do with it. */
export function FoundOrderCard({ order, onOpen }: FoundOrderCardProps) {
  const words = useWords()
  const dialogWords = useDialogWords()
  const { details } = dialogWords.dialogs
  const { moment } = useTimes()
  const [isPrinting, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  const { ticketNumber } = order
  return (
    <SurfaceListItem>
      <FoundOrderHead order={order} />
      <PayLinkButton order={order} />
      <DisputePanel order={order} />
      <Box as="ol" mt="3" listStyle="none" fontSize="sm" aria-label={dialogWords.search.historyOf(ticketNumber)}>
        {listLifeEvents(order, words, dialogWords).map(({ at, text, by }) => (
          <Flex as="li" key={`${at} ${text}`} gap="3" py="1" borderTopWidth="1px" borderColor="border">
            <Box color="fg.muted" minW="7rem">
              {moment(at)}
            </Box>
            <Box flex="1">{text}</Box>
            <Box color="fg.muted">{by}</Box>
          </Flex>
        ))}
      </Box>
      <Flex mt="4" gap="3" wrap="wrap">
        {order.mayEdit && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen('edit')}>
            {details.changeOrder}
          </Button>
        )}
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen('refund')}>
          {details.refund}
        </Button>
        <ReorderButton order={order} />
        <Button variant="outline" onClick={() => setPrinting(true)}>
          {details.print}
        </Button>
        {isPrinting && <PrintableTicket ticket={toTicket(order)} onPrinted={stopPrinting} />}
      </Flex>
    </SurfaceListItem>
  )
}
