import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { AffectedOrder } from '#shared/hours/editing-contract'
import type { Location } from '#shared/locations/index'
import { formatDateTime } from '#shared/platform/time'
import { ApiError, getErrorMessage } from '#base/api/client'
import { EditOrderButton } from '#features/order-entry'
import { toast } from '#ui/toast'
import { useRecordForm, type RecordFormOptions } from '../form/use-record-form'
import { deskPaths } from '../paths'

/** Leads to an order, to move it or to cancel it, or to an event. */
function OrderActions({ order: { id, ticketNumber } }: { readonly order: AffectedOrder }) {
  if (ticketNumber === null)
    return (
      <Button asChild variant="outline">
        <Link href={deskPaths.events}>Open events</Link>
      </Button>
    )
  return (
    <>
      <EditOrderButton orderId={id} ticketNumber={ticketNumber} />
      <Button asChild variant="outline">
        <Link href="/kitchen">Cancel on the board</Link>
      </Button>
    </>
  )
}

type ListProps = { readonly location: Location; readonly orders: readonly AffectedOrder[] }

/** Orders outside the hours, with links to what to do about each. */
export const AffectedOrderList = ({ location, orders }: ListProps) => (
  <chakra.ul listStyle="none" display="grid" gap="3">
    {orders.map((order) => (
      <chakra.li key={order.id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.span flex="1 1 14rem" overflowWrap="anywhere">
          <strong>
            {order.ticketNumber === null ? 'Event' : `#${order.ticketNumber}`} {order.name}
          </strong>
          , {order.type} {formatDateTime(order.at, location.timeZone)}
        </chakra.span>
        <OrderActions order={order} />
      </chakra.li>
    ))}
  </chakra.ul>
)

type AffectedOrdersProps = ListProps & {
  /** What the change is about. */
  readonly what?: string
  readonly isSaving: boolean
  readonly onSaveAnyway: (event: SyntheticEvent) => void
}

/** Open orders that unsaved hours would leave outside (docs/product/desk.md#affected-orders). */
export function AffectedOrders({ location, orders, what = 'hours', isSaving, onSaveAnyway }: AffectedOrdersProps) {
  const panel = useRef<HTMLElement>(null)
  // The panel may be far below the changed day.
  useEffect(() => panel.current?.focus(), [orders])
  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      aria-label="Affected orders"
      role="alert"
      mt="6"
      p="4"
      borderRadius="xl"
      bg="warning.subtle"
    >
      <Heading as="h2" size="sm">
        {orders.length === 1 ? `1 order is outside these ${what}` : `${orders.length} orders are outside these ${what}`}
      </Heading>
      <chakra.p mt="1" fontSize="sm">
        Nothing is saved yet. Guests get a message when you reschedule or cancel their order.
        {what === 'hours' && ' If you save anyway, Today lists these orders until then.'}
      </chakra.p>
      <Button mt="3" mb="4" disabled={isSaving} onClick={onSaveAnyway}>
        Save anyway
      </Button>
      <AffectedOrderList location={location} orders={orders} />
    </chakra.section>
  )
}

/** Returns the orders that a refused change leaves outside; undefined for another error. */
function findAffectedOrders(error: unknown): readonly AffectedOrder[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'orders-affected') return undefined
  return z.array(AffectedOrder).safeParse(error.problem?.members['orders']).data
}

type Versioned = { readonly version: number }
type AffectingFormOptions<T extends Versioned, V extends FieldValues> = Omit<RecordFormOptions<T, V>, 'save'> & {
  /** Sends the values; `acceptAffected` once the owner has seen the affected orders. */
  readonly save: (values: V, from: T, acceptAffected: boolean) => Promise<T>
}

/** Returns the form of a record, with the open orders that its change leaves outside. */
export function useAffectingForm<T extends Versioned, V extends FieldValues>(options: AffectingFormOptions<T, V>) {
  const [affected, setAffected] = useState<readonly AffectedOrder[]>([])
  const isAccepted = useRef(false)
  const record = useRecordForm<T, V>({
    ...options,
    save: (values, from) => options.save(values, from, isAccepted.current),
    onSaved: (saved, from) => {
      setAffected([])
      isAccepted.current = false
      options.onSaved(saved, from)
    },
    onFailure: (error) => {
      const orders = findAffectedOrders(error)
      isAccepted.current = false
      setAffected(orders ?? [])
      if (!orders) toast({ title: getErrorMessage(error, 'This could not be saved. Please try again.'), type: 'error' })
    },
  })
  return {
    ...record,
    affected,
    saveAnyway: (event: SyntheticEvent) => {
      isAccepted.current = true
      record.submit(event)
    },
    discard: () => {
      setAffected([])
      record.discard()
    },
  }
}
