import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { orderStatuses, type OrderStatus } from '#shared/orders/constants'
import { StaffPage } from '#base/page/staff-page'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { FoundOrders } from './search/found-orders'
import type { OrderSearchForm } from './search/use-order-search'

const statuses: readonly { readonly value: OrderStatus | ''; readonly label: string }[] = [
  { value: '', label: 'Any status' },
  ...orderStatuses.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
]

function OrderSearch() {
  const [form, setForm] = useState<OrderSearchForm>({ q: '', from: '', to: '', status: '' })
  const change = (changes: Partial<OrderSearchForm>) => setForm((before) => ({ ...before, ...changes }))
  return (
    <>
      <Grid
        gap="3"
        templateColumns={{
          base: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
        }}
        alignItems="end"
      >
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
        <FieldFrame label="Status">
          <ChoiceSelect
            label="Status"
            value={form.status}
            options={statuses}
            onChoose={(status) => change({ status })}
          />
        </FieldFrame>
      </Grid>
      <FoundOrders form={form} />
    </>
  )
}

/** Where staff find any order (docs/product/kitchen.md#search). */
export const OrderSearchPage = () => (
  <StaffPage title="Find Order" path="/kitchen/find-order" restriction="The order search is for staff.">
    <OrderSearch />
  </StaffPage>
)
