import { useStore } from 'zustand'
import { isRecord } from '#shared/platform/is-record'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { deviceStorage } from '../storage/storage'

/** Not in storage-keys.ts, which belongs to the first script. */
const PENDING_PAYMENT_KEY = 'hibachi-pending-payment'

type OrderedLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly options?: readonly string[] | undefined
  readonly for?: string | undefined
}

/** An order that this browser has sent, and that is not paid yet. */
export type PendingPayment = {
  readonly orderId: string
  /** The lines that leave the cart once it is paid. */
  readonly lines: readonly OrderedLine[]
  /** The discount code that it uses up. */
  readonly code: string | null
  /** The request that created it, as text: the same request is paid on the same page. */
  readonly request: string
}

function parseLine(value: unknown): readonly OrderedLine[] {
  if (!isRecord(value) || typeof value['menuItemId'] !== 'number' || typeof value['quantity'] !== 'number') return []
  const { menuItemId, quantity, options, for: person } = value
  return [
    {
      menuItemId,
      quantity,
      ...(Array.isArray(options) && { options: options.map(String) }),
      ...(typeof person === 'string' && { for: person }),
    },
  ]
}

function parsePendingPayment(value: unknown): PendingPayment | null {
  if (!isRecord(value) || typeof value['orderId'] !== 'string' || !Array.isArray(value['lines'])) return null
  const { orderId, lines, code, request } = value
  return {
    orderId,
    lines: lines.flatMap(parseLine),
    code: typeof code === 'string' ? code : null,
    request: typeof request === 'string' ? request : '',
  }
}

/** Stored on the device, so that a guest who lost the tab can still pay or change the order. */
export const pendingPaymentStore = createStoredValue<PendingPayment | null>({
  storage: deviceStorage,
  name: PENDING_PAYMENT_KEY,
  initial: null,
  read: (text) => parseJson(text, parsePendingPayment, null),
})

export const usePendingPayment = (): PendingPayment | null => useStore(pendingPaymentStore)
