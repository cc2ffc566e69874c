import { MAX_INSTRUCTIONS_LENGTH, paymentMethods } from '#shared/orders/constants'
import { isRecord } from '#shared/platform/is-record'
import { forgetAllergyNotes, spokenAllergyStore } from '#base/session/last-allergy-note'
import { orderTimeStore } from '#base/cart/order-time'
import { CHECKOUT_DRAFT_KEY, LAST_CONTACT_KEY } from '#base/storage/storage-keys'
import { deviceStorage, type KeyValueStorage } from '#base/storage/storage'
import { parseJson } from '#base/storage/stored-value'
import { dropOffs, emptyCheckoutForm, MAX_DROP_OFF_LENGTH, type CheckoutForm } from './checkout-form'
import { parseTipChoice } from './payment/tip'

const HOUR_MS = 3_600_000
/** How long this browser stores what was typed (docs/product/checkout.md#stored-input). */
const DRAFT_MS = 24 * HOUR_MS
/** How long it offers the contact of the last order. */
const LAST_CONTACT_MS = 90 * 24 * HOUR_MS

/** The input that is stored. The form never has card data; the order type has its own store. */
type CheckoutDraft = Omit<CheckoutForm, 'orderType'>

/** The contact of an order. */
export type LastContact = Pick<CheckoutForm, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>

/** The contact of the last order, and its note about an allergy. */
type LastOrder = LastContact & { readonly allergyNote: string }

type Stored = { readonly at: number; readonly owner: string; readonly values: Record<string, unknown> }

function parseStored(value: unknown): Stored | null {
  if (!isRecord(value) || !isRecord(value['values'])) return null
  const { at, owner, values } = value
  return typeof at === 'number' && typeof owner === 'string' ? { at, owner, values } : null
}

const textOf = (values: unknown, name: string): string => {
  const value = isRecord(values) ? values[name] : ''
  return typeof value === 'string' ? value : ''
}

const parseContact = (values: Record<string, unknown>): LastContact => ({
  firstName: textOf(values, 'firstName'),
  lastName: textOf(values, 'lastName'),
  email: textOf(values, 'email'),
  phone: textOf(values, 'phone'),
  address: {
    street: textOf(values['address'], 'street'),
    unit: textOf(values['address'], 'unit'),
    city: textOf(values['address'], 'city'),
    state: textOf(values['address'], 'state') || emptyCheckoutForm.address.state,
    zipCode: textOf(values['address'], 'zipCode'),
  },
})

const parseDraft = (values: Record<string, unknown>): CheckoutDraft => ({
  ...parseContact(values),
  dropOff: dropOffs.find((way) => way === values['dropOff']) ?? emptyCheckoutForm.dropOff,
  gateCode: textOf(values, 'gateCode'),
  specialInstructions: textOf(values, 'specialInstructions'),
  scheduledFor: textOf(values, 'scheduledFor'),
  payment: paymentMethods.find((method) => method === values['payment']) ?? emptyCheckoutForm.payment,
  isPaymentChosen: values['isPaymentChosen'] === true,
  tipChoice: parseTipChoice(values['tipChoice']),
  tipAmount: textOf(values, 'tipAmount'),
  utensils: values['utensils'] === true,
  remember: values['remember'] === true,
})

/** Returns the stored values of an owner; deletes them once they are too old. */
function load(name: string, owner: string, { now, storage, maxAgeMs }: LoadOptions): Record<string, unknown> | null {
  const stored = parseJson(storage.getItem(name), parseStored, null)
  if (stored && now.getTime() - stored.at >= maxAgeMs) storage.removeItem(name)
  else if (stored?.owner === owner) return stored.values
  return null
}

type LoadOptions = { readonly now: Date; readonly storage: KeyValueStorage; readonly maxAgeMs: number }

/** Whose input it is: the account's id, or empty for a guest. */
type Owner = { readonly userId: string | undefined; readonly now: Date; readonly storage?: KeyValueStorage }

/** Returns what the same person typed within the last 24 hours; null if nothing. */
export function loadCheckoutDraft({ userId = '', now, storage = deviceStorage }: Owner): CheckoutDraft | null {
  const values = load(CHECKOUT_DRAFT_KEY, userId, { now, storage, maxAgeMs: DRAFT_MS })
  return values && parseDraft(values)
}

/** Adds the allergies that the guest said to Hiro to the instructions for the kitchen. */
export function withSpokenAllergy(instructions: string): string {
  const spoken = spokenAllergyStore.get()
  const all = [instructions, spoken].filter(Boolean).join('; ')
  return instructions.includes(spoken) || all.length > MAX_INSTRUCTIONS_LENGTH - MAX_DROP_OFF_LENGTH
    ? instructions
    : all
}

/** Stores what was typed. */
export function saveCheckoutDraft(form: CheckoutForm, { userId = '', now, storage = deviceStorage }: Owner): void {
  const { orderType: _orderType, ...values } = form
  const stored: Stored = { at: now.getTime(), owner: userId, values }
  storage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(stored))
}

/** Deletes what was typed or decided for an order after it was placed. */
export function deleteCheckoutDraft(storage: KeyValueStorage = deviceStorage): void {
  storage.removeItem(CHECKOUT_DRAFT_KEY)
  orderTimeStore.set('')
  forgetAllergyNotes()
}

/** Returns the contact of the last order that a guest placed in this browser; null if none. */
export function loadLastContact(now: Date, storage: KeyValueStorage = deviceStorage): LastOrder | null {
  const values = load(LAST_CONTACT_KEY, '', { now, storage, maxAgeMs: LAST_CONTACT_MS })
  const contact = values && { ...parseContact(values), allergyNote: textOf(values, 'allergyNote') }
  return contact && (contact.firstName || contact.email || contact.phone) ? contact : null
}

/** Returns a note that may mean an allergy, otherwise nothing. */
async function getAllergyNote(note: string): Promise<string> {
  if (note.trim() === '') return ''
  const { mayMeanAllergy } = await import('#shared/menu/dietary/note-reading')
  return mayMeanAllergy(note) ? note.trim() : ''
}

/** Stores the contact of a placed order, and its note about an allergy. */
export async function saveLastContact(form: CheckoutForm, now: Date, storage = deviceStorage): Promise<void> {
  const { firstName, lastName, email, phone, address, specialInstructions } = form
  const allergyNote = await getAllergyNote(specialInstructions)
  const values = { firstName, lastName, email, phone, address, allergyNote }
  const stored: Stored = { at: now.getTime(), owner: '', values }
  storage.setItem(LAST_CONTACT_KEY, JSON.stringify(stored))
}

/** Deletes the contact of the last order. */
export const deleteLastContact = (storage: KeyValueStorage = deviceStorage): void =>
  storage.removeItem(LAST_CONTACT_KEY)
