import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { orderStatuses, type OrderStatus } from '#shared/orders/constants'
import { StaffPage } from '#base/page/staff-page'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { useBoardLanguage } from '#base/language/language-choice'
import { FoundOrders } from './search/found-orders'
import type { OrderSearchForm } from './search/use-order-search'
import { TextInput } from '#ui/forms/controls'

function OrderSearch() {
  const { search: words } = useDialogWords()
  const statuses: readonly { readonly value: OrderStatus | ''; readonly label: string }[] = [
    { value: '', label: words.anyStatus },
    ...orderStatuses.map((value) => ({ value, label: words.statuses[value] })),
  ]
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
          <FieldFrame label={words.query}>
            <TextInput
              type="search"
              autoFocus
              maxLength={80}
              value={form.q}
              onChange={(event) => change({ q: event.target.value })}
            />
          </FieldFrame>
        </Box>
        <FieldFrame label={words.from}>
          <TextInput type="date" value={form.from} onChange={(event) => change({ from: event.target.value })} />
        </FieldFrame>
        <FieldFrame label={words.to}>
          <TextInput type="date" value={form.to} onChange={(event) => change({ to: event.target.value })} />
        </FieldFrame>
        <FieldFrame label={words.status}>
          <ChoiceSelect
            label={words.status}
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
export function OrderSearchPage() {
  const { board } = useWords()
  const { search } = useDialogWords()
  useBoardLanguage()
  return (
    <StaffPage
      title={board.findOrder}
      path="/kitchen/find-order"
      restriction={search.restriction}
      kitchenLabel={board.kitchen}
    >
      <OrderSearch />
    </StaffPage>
  )
}
