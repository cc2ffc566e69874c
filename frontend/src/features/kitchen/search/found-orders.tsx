import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useState } from 'react'
import { isReadableOrder, type FoundOrder } from '#shared/kitchen/search-contract'
import { LoadError } from '#ui/data-states'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { DamagedNotices } from '../board/board-states'
import { LazyEditOrderDialog } from '#features/order-entry'
import { toTicket } from '../data/order-as-ticket'
import { LazyRefundDialog } from '../refunds'
import { FoundOrderCard, type FoundOrderDialog } from './found-order-card'
import { useOrderSearch, type OrderSearchForm } from './use-order-search'

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', mt: '6' } })

type FoundOrderListProps = {
  readonly form: OrderSearchForm
  readonly onOpen: (name: FoundOrderDialog, order: FoundOrder) => void
}

function FoundOrderList({ form, onOpen }: FoundOrderListProps) {
  const { board } = useWords()
  const { search: words } = useDialogWords()
  const { data, isError, refetch, hasNextPage, isFetching, fetchNextPage } = useOrderSearch(form)
  const found = data?.pages.flatMap(({ entries }) => entries) ?? []
  const damaged = found.filter((entry) => 'isDamaged' in entry)
  const orders = found.filter(isReadableOrder)
  // A page may be empty although later ones are not.
  const isEmptySoFar = found.length === 0 && hasNextPage
  useEffect(() => {
    if (isEmptySoFar && !isFetching) void fetchNextPage()
  }, [isEmptySoFar, isFetching, fetchNextPage])
  if (isError)
    return (
      <LoadError retryLabel={board.tryAgain} onRetry={() => void refetch()}>
        {words.loadFailed}
      </LoadError>
    )
  if (!data || isEmptySoFar)
    return (
      <Box role="status" aria-label={words.searching} mt="6">
        <Skeleton height="40" borderRadius="xl" />
      </Box>
    )
  if (found.length === 0) return <Text mt="6">{words.noMatch}</Text>
  return (
    <>
      <Box mt="6" _empty={{ display: 'none' }}>
        <DamagedNotices tickets={damaged} />
      </Box>
      <Cards aria-label={words.list}>
        {orders.map((order) => (
          <FoundOrderCard key={order.id} order={order} onOpen={(name) => onOpen(name, order)} />
        ))}
      </Cards>
      {hasNextPage && (
        <Button mt="5" variant="outline" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
          {isFetching ? words.loading : words.showEarlier}
        </Button>
      )}
    </>
  )
}

type OpenDialog = { readonly name: FoundOrderDialog; readonly order: FoundOrder }

/**
 * The orders that match a search, newest first. Their dialogs stay open with what was entered when
 * an order no longer matches, or the list can't be read again.
 */
export function FoundOrders({ form }: { readonly form: OrderSearchForm }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <FoundOrderList form={form} onOpen={(name, order) => setDialog({ name, order })} />
      {dialog?.name === 'edit' && (
        <LazyEditOrderDialog orderId={dialog.order.id} ticketNumber={dialog.order.ticketNumber} onClose={close} />
      )}
      {dialog?.name === 'refund' && <LazyRefundDialog ticket={toTicket(dialog.order)} onClose={close} />}
    </>
  )
}
