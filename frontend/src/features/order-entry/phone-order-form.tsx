import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useRef, useState } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { useAppliedGiftCards } from '#base/gift-cards/use-applied-gift-cards'
import { useDialogWords } from '#base/language/use-dialog-words'
import { usePolicy } from '#base/location/location'
import { useTax } from '#base/location/taxes'
import { CallerFields } from './caller-fields'
import { CallerPayment } from './caller-payment'
import { DraftTotals } from './draft-totals'
import { calculateDraftTotals } from './order-draft'
import { OrderLinesEditor } from './order-lines-editor'
import { PlaceBar } from './place-bar'
import { PlacedOrder, ReadyTime } from './ready-time'
import { takeReorder } from './reorder'
import {
  emptyPhoneOrder,
  isPhoneOrderReady,
  usePlacePhoneOrder,
  type PhoneOrderForm as FormValues,
} from './use-phone-order'

const FORM_ID = 'phone-order'

/** The lines and the caller of an order by phone, placed by keyboard or button. */
export function PhoneOrderForm() {
  const { delivery } = usePolicy()
  const { phoneOrder: words } = useDialogWords()
  const [reordered] = useState(takeReorder)
  const [form, setForm] = useState<FormValues>({ ...emptyPhoneOrder, ...reordered?.contact })
  const [cart, setCart] = useState<Cart>(reordered?.cart ?? [])
  const { tax } = useTax(form.scheduledFor || undefined)
  const totals = calculateDraftTotals(cart, { orderType: form.orderType, delivery, tax })
  const [placed, setPlaced] = useState<Order>()
  const giftCards = useAppliedGiftCards()
  const phoneInput = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = usePlacePhoneOrder((order) => {
    setPlaced(order)
    setForm(emptyPhoneOrder)
    setCart([])
    giftCards.clear()
  })
  const isReady = isPhoneOrderReady(form, cart)
  const place = () => {
    if (!isReady || isPending) return
    // A code that is still in the field is added and shown first.
    if (giftCards.mustBeAdded) return void giftCards.addTyped()
    const payableCents = giftCards.leaving(totals.totalCents)
    mutate({ form, cart, totals, payableCents, giftCards: giftCards.cards.map(({ code }) => code) })
  }
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) place()
      }}
    >
      <Grid
        gap={{ base: '6', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Grid gap="4" templateColumns="minmax(0, 1fr)">
          {placed && <PlacedOrder order={placed} />}
          <OrderLinesEditor
            // The next call starts at the dishes.
            key={placed?.id}
            cart={cart}
            scheduledFor={form.scheduledFor}
            specialInstructions={form.specialInstructions}
            onChange={setCart}
            hasInitialFocus
            onDone={() => phoneInput.current?.focus()}
          />
        </Grid>
        <form
          id={FORM_ID}
          onSubmit={(event) => {
            event.preventDefault()
            place()
          }}
        >
          <CallerFields
            phoneRef={phoneInput}
            form={form}
            cart={cart}
            onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
          />
          <Grid gap="3" mt="3">
            <CallerPayment
              form={form}
              totalCents={totals.totalCents}
              giftCards={giftCards}
              onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
            />
          </Grid>
          <DraftTotals totals={totals} />
          <Box mt="2" fontSize="sm" color="fg.muted">
            {words.keys}
          </Box>
        </form>
      </Grid>
      <PlaceBar form={FORM_ID} totalCents={totals.totalCents} isReady={isReady} isPending={isPending}>
        <ReadyTime form={form} cart={cart} />
      </PlaceBar>
    </Box>
  )
}
