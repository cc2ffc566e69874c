import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'wouter'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { findLocation } from '#shared/locations/index'
import { Surface } from '#ui/surface'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { orderRoutes } from '#shared/orders/contract'
import { isOrderAwaited } from '#shared/orders/status'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { PageFrame } from '#base/page/page-frame'
import { TextField } from '#ui/forms/fields'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig } from '#base/location/location'
import { currentOrdersStore } from '#base/session/device-orders'

function whenAndWhere({ locationId, createdAt }: OrderLookupResult): string {
  const place = findLocation(locationId)
  const at = new Date(createdAt).toLocaleString('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place?.timeZone,
  })
  return place ? `${place.name}, ${at}` : at
}

/** Tickets begin anew each day, at each location: of several the guest knows which. */
export const FoundOrdersList = ({ orders }: { readonly orders: readonly OrderLookupResult[] }) =>
  orders.length < 2 ? null : (
    <Box mt="6">
      <Surface aria-label="Orders found">
        <Heading as="h2" size="md" mb="3">
          {orders.length} orders
        </Heading>
        <chakra.ul display="grid" gap="2">
          {orders.map((order) => (
            <li key={order.id}>
              <chakra.a asChild display="block" py="3" textDecoration="underline" textUnderlineOffset="0.2em">
                <Link href={`/orders/${order.id}/tracking`}>
                  Ticket {order.ticketNumber}: {whenAndWhere(order)}
                </Link>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </Surface>
    </Box>
  )

type Form = { contact: string; ticketNumber: string }

const NOTHING =
  'We found no order of the last 24 hours with this ticket number and contact. Please look at both: the contact is the one that you gave with the order.'
const UNREACHABLE = "We can't reach the kitchen right now. Please check your connection and try again."

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? NOTHING : getErrorMessage(error, UNREACHABLE)

const isMarked = (error: unknown): boolean => error instanceof ApiError && (error.problem?.errors.length ?? 0) > 0

/**
 * For whoever closed the page: by ticket number and contact to the order's own page
 * (docs/product/tracking.md#finding-an-order).
 */
export function FindOrderPage() {
  const { phone } = useLocationConfig()
  const [, navigate] = useLocation()
  const [found, setFound] = useState<readonly OrderLookupResult[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<Form>({
    defaults: { contact: '', ticketNumber: '' },
    send: async (body) => {
      setTrouble(null)
      setFound([])
      try {
        const all = await callApi(orderRoutes.findOrders, { body })
        const [only] = all
        currentOrdersStore.add(...all.filter((one) => isOrderAwaited(one, new Date())).map(({ id }) => id))
        if (only && all.length === 1) navigate(`/orders/${only.id}/tracking`)
        else setFound(all)
      } catch (error) {
        if (!isMarked(error)) setTrouble(sentenceOf(error))
        throw error
      }
    },
  })
  return (
    <PageFrame
      title="Find My Order"
      lead="With the ticket number, and the phone number or e-mail address that you ordered with."
      width="narrow"
    >
      <Surface>
        <FormProvider {...form}>
          <form onSubmit={submit} noValidate>
            <Grid gap="5">
              <TextField<Form>
                name="ticketNumber"
                label="Ticket number"
                inputMode="numeric"
                maxLength={9}
                rules={{ required: 'Please enter the ticket number' }}
              />
              <TextField<Form>
                name="contact"
                label="Phone or e-mail"
                autoComplete="email"
                maxLength={254}
                rules={{ required: 'Please enter the phone number or e-mail address of the order' }}
              />
              <Box role="alert">
                {trouble && (
                  <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                    {trouble}
                  </Box>
                )}
              </Box>
              <Button type="submit" size="lg" disabled={isSending} aria-busy={isSending}>
                {isSending ? 'Looking…' : 'Find My Order'}
              </Button>
            </Grid>
          </form>
        </FormProvider>
      </Surface>
      <FoundOrdersList orders={found} />
      <Box mt="6" fontSize="sm" color="fg.muted">
        Orders are found for 24 hours. No ticket number at hand? Call us at <a href={`tel:${phone}`}>{phone}</a>. With
        an account, your orders are at <Link href="/">home</Link>.
      </Box>
    </PageFrame>
  )
}
