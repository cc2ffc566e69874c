import { Link, useLocation } from 'wouter'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { useState } from 'react'
import { orderRoutes } from '#shared/orders/contract'
import { isOrderAwaited } from '#shared/orders/status'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { PageFrame } from '#base/page/page-frame'
import { TextField } from '#ui/forms/fields'
import { FormSurface } from '#base/forms/form-surface'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { ChangeLocation } from '#base/cart/change-location'
import { useLocationConfig } from '#base/location/location'
import { currentOrdersStore } from '#base/session/device-orders'
import styles from './find-order-page.module.css'
import { FoundOrdersList } from './found-orders-list'

type LookupForm = { contact: string; ticketNumber: string }

const NOT_FOUND =
  'We found no order of the last 24 hours with this ticket number and contact. Please check both: the contact is the one you gave with the order.'
const UNREACHABLE = "We can't reach the kitchen right now. Please check your connection and try again."

const describeError = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? NOT_FOUND : getErrorMessage(error, UNREACHABLE)

const hasFieldErrors = (error: unknown): boolean => error instanceof ApiError && (error.problem?.errors.length ?? 0) > 0

/**
 * Finds an order by ticket number and contact, for guests who closed the tracking page
 * (docs/product/tracking.md#finding-an-order).
 */
export function FindOrderPage() {
  const { phone } = useLocationConfig()
  const [, navigate] = useLocation()
  const [found, setFound] = useState<readonly OrderLookupResult[]>([])
  const [errorText, setErrorText] = useState<string | null>(null)
  const form = useSubmitForm<LookupForm>({
    defaults: { contact: '', ticketNumber: '' },
    send: async (body) => {
      setErrorText(null)
      setFound([])
      try {
        const orders = await callApi(orderRoutes.findOrders, { body })
        const [onlyOrder] = orders
        currentOrdersStore.add(...orders.filter((order) => isOrderAwaited(order, new Date())).map(({ id }) => id))
        if (onlyOrder && orders.length === 1) navigate(`/orders/${onlyOrder.id}/tracking`)
        else setFound(orders)
      } catch (error) {
        if (!hasFieldErrors(error)) setErrorText(describeError(error))
        throw error
      }
    },
  })
  return (
    <PageFrame
      title="Find My Order"
      lead="Use your ticket number and the phone number or e-mail address you ordered with."
      width="narrow"
    >
      <FormSurface form={form} errorText={errorText} submitLabel="Find My Order" pendingLabel="Looking…">
        <TextField<LookupForm>
          name="ticketNumber"
          label="Ticket number"
          inputMode="numeric"
          maxLength={9}
          rules={{ required: 'Please enter the ticket number' }}
        />
        <TextField<LookupForm>
          name="contact"
          label="Phone or e-mail"
          autoComplete="email"
          maxLength={254}
          rules={{ required: 'Please enter the phone number or e-mail address of the order' }}
        />
      </FormSurface>
      <FoundOrdersList orders={found} />
      <p className={styles.help}>
        You can look up an order for 24 hours. Don’t have the ticket number? Call us at{' '}
        <a href={`tel:${phone}`}>{phone}</a>. With an account, your orders are at <Link href="/">home</Link>.
      </p>
      <ChangeLocation />
    </PageFrame>
  )
}
