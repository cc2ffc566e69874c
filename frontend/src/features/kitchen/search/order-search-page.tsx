import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { orderStatuses } from '#shared/orders/constants'
import type { OrderStatus } from '#shared/orders/constants'
import { AccessRestricted } from '#base/page/page-gates'
import { PageFrame } from '#base/page/page-frame'
import { useSession } from '#base/session/session'
import { LoadError } from '#ui/data-states'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { FoundOrderCard } from './found-order-card'
import { useOrderSearch } from './use-order-search'
import type { OrderSearchForm } from './use-order-search'

const statuses: readonly { readonly value: OrderStatus | ''; readonly label: string }[] = [
  { value: '', label: 'Any status' },
  ...orderStatuses.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
]

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', mt: '6' } })

function FoundOrders({ form }: { readonly form: OrderSearchForm }) {
  const { data, isError, refetch, hasNextPage, isFetching, fetchNextPage } = useOrderSearch(form)
  const orders = data?.pages.flatMap(({ entries }) => entries) ?? []
  // A page may be empty although later ones are not.
  const isEmptySoFar = orders.length === 0 && hasNextPage
  useEffect(() => {
    if (isEmptySoFar && !isFetching) void fetchNextPage()
  }, [isEmptySoFar, isFetching, fetchNextPage])
  if (isError) return <LoadError onRetry={() => void refetch()}>The orders could not be loaded.</LoadError>
  if (!data || isEmptySoFar)
    return (
      <Box role="status" aria-label="Searching" mt="6">
        <Skeleton height="40" borderRadius="xl" />
      </Box>
    )
  if (orders.length === 0) return <Text mt="6">No order matches. Try another spelling, or more days.</Text>
  return (
    <>
      <Cards aria-label="Orders, newest first">
        {orders.map((order) => (
          <FoundOrderCard key={order.id} order={order} />
        ))}
      </Cards>
      {hasNextPage && (
        <Button mt="5" variant="outline" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
          {isFetching ? 'Loading…' : 'Show earlier orders'}
        </Button>
      )}
    </>
  )
}

function OrderSearch() {
  const [form, setForm] = useState<OrderSearchForm>({ q: '', from: '', to: '', status: '' })
  const change = (changes: Partial<OrderSearchForm>) => setForm((before) => ({ ...before, ...changes }))
  const searched = useDeferredValue(form)
  return (
    <>
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }} alignItems="end">
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <FieldFrame label="Ticket number, name, phone, e-mail or dish">
            <Input
              type="search"
              autoFocus
              maxLength={80}
              value={form.q}
              onChange={(event) => change({ q: event.target.value })}
            />
          </FieldFrame>
        </Box>
        <FieldFrame label="From">
          <Input type="date" value={form.from} onChange={(event) => change({ from: event.target.value })} />
        </FieldFrame>
        <FieldFrame label="To">
          <Input type="date" value={form.to} onChange={(event) => change({ to: event.target.value })} />
        </FieldFrame>
        <ChoiceSelect label="Status" value={form.status} options={statuses} onChoose={(status) => change({ status })} />
      </Grid>
      <FoundOrders form={searched} />
    </>
  )
}

/** Where staff find any order (docs/product/kitchen.md#search). */
export function OrderSearchPage() {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  if (!isStaff(user)) return <AccessRestricted path="/kitchen/find-order">Orders are for staff.</AccessRestricted>
  return (
    <PageFrame
      title="Find Order"
      opening={
        <Button asChild variant="outline">
          <Link href="/kitchen">Kitchen</Link>
        </Button>
      }
    >
      <OrderSearch />
    </PageFrame>
  )
}
