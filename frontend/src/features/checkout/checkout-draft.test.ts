import { createMemoryStorage } from '#base/storage/storage'
import { spokenAllergyStore } from '#base/session/last-allergy-note'
import {
  deleteCheckoutDraft,
  loadCheckoutDraft,
  loadLastContact,
  saveCheckoutDraft,
  saveLastContact,
  withSpokenAllergy,
} from './checkout-draft'
import { emptyCheckoutForm } from './checkout-form'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-24T18:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const form = {
  ...emptyCheckoutForm,
  firstName: 'Dana',
  phone: '941 555 0187',
  utensils: true,
  payment: 'cash',
} as const

it('returns what the same person typed within 24 hours, and deletes it then', () => {
  const storage = createMemoryStorage()
  saveCheckoutDraft(form, { userId: 'dana', now, storage })
  const { orderType: _orderType, ...typed } = form
  const load = (userId: string | undefined, hours: number) => loadCheckoutDraft({ userId, now: later(hours), storage })
  expect(load('dana', 23.9)).toEqual(typed)
  expect(load(undefined, 1)).toBeNull()
  expect(load('lee', 1)).toBeNull()
  expect(load('dana', 24)).toBeNull()
  expect(load('dana', 1)).toBeNull()
})

it('offers the last contact for 90 days, unless it is empty', async () => {
  const storage = createMemoryStorage()
  await saveLastContact({ ...form, specialInstructions: 'ring twice' }, now, storage)
  const { firstName, lastName, email, phone, address } = form
  expect(loadLastContact(later(89 * 24), storage)).toEqual({
    firstName,
    lastName,
    email,
    phone,
    address,
    allergyNote: '',
  })
  expect(loadLastContact(later(90 * 24), storage)).toBeNull()
  await saveLastContact(emptyCheckoutForm, now, storage)
  expect(loadLastContact(now, storage)).toBeNull()
})

it('stores with the contact the order’s note about an allergy', async () => {
  const storage = createMemoryStorage()
  await saveLastContact({ ...form, specialInstructions: ' I am allergic to sesame; ring twice' }, now, storage)
  expect(loadLastContact(now, storage)?.allergyNote).toBe('I am allergic to sesame; ring twice')
})

it.each(['', 'null', '{"at":1}', '{"at":"x","owner":"","values":{}}', '[]'])('ignores a damaged value: %s', (text) => {
  const storage = createMemoryStorage()
  storage.setItem('hibachi-checkout', text)
  expect(loadCheckoutDraft({ userId: undefined, now, storage })).toBeNull()
})

it('starts with the allergy that the guest said to Hiro, until the order is placed', () => {
  spokenAllergyStore.set('allergic to kiwi')
  expect(withSpokenAllergy('')).toBe('allergic to kiwi')
  expect(withSpokenAllergy('ring twice')).toBe('ring twice; allergic to kiwi')
  expect(withSpokenAllergy('allergic to kiwi, ring twice')).toBe('allergic to kiwi, ring twice')
  deleteCheckoutDraft(createMemoryStorage())
  expect(withSpokenAllergy('ring twice')).toBe('ring twice')
})
