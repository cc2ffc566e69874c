import { readNote } from '../../menu/dietary/note-reading'
import { buildCartItem } from '../../testing/fixtures'
import { addToCart } from './cart'
import { mergeNotes, shortenNotes } from './note-length'

it('puts notes about allergies first', () => {
  expect(mergeNotes('no cucumber', "can't have sesame")).toBe("can't have sesame; no cucumber")
  expect(mergeNotes(undefined, '')).toBeUndefined()
})

it.each(['anaphylactic to sesame', 'carries an EpiPen', 'can’t have sesame', 'alergic to sesame', 'sesame: hives'])(
  'merged notes that are too long start with the allergy: %s',
  (allergy) => expect(mergeNotes('x'.repeat(199), allergy)).toMatch(new RegExp(`^${allergy}; x`)),
)

it('loses no allergen where merged notes are too long', () => {
  const notes = [
    'I am allergic to peanuts, please use clean pans for everything, it is serious and I carry an epi pen with me',
    'Severe shellfish allergy, even traces are dangerous, so no shrimp near my food please, thank you very much',
    'extra ginger',
    'allergic to sesame',
  ]
  const merged = mergeNotes(...notes) ?? ''
  expect(merged).toMatch(/^Allergens: peanuts, shellfish, sesame; I am allergic to peanuts/)
  expect([merged.length, readNote(merged)]).toEqual([
    200,
    { isAllergy: true, allergens: ['shellfish', 'peanuts', 'sesame'] },
  ])
})

it('shortens the joined notes of a cart, allergies first, and cuts no emoji in half', () => {
  const noted = (notes: string, more: string) =>
    shortenNotes(addToCart([buildCartItem({ notes })], { ...buildCartItem(), notes: more }))[0]?.notes
  expect(noted('no cucumber', "can't have sesame")).toBe("no cucumber; can't have sesame")
  expect(noted('x'.repeat(190), 'allergic to sesame')).toMatch(/^allergic to sesame; x+$/)
  expect(noted('nut allergy', 'x'.repeat(250))).toBe(`nut allergy; ${'x'.repeat(187)}`)
  expect(noted('x'.repeat(150), `${'y'.repeat(47)}🌶️`)).toBe(`${'x'.repeat(150)}; ${'y'.repeat(47)}`)
})
