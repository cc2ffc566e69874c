import { isAllergyNote } from './kitchen-wishes'

it.each(['Shellfish ALLERGY', 'severely allergic to nuts', 'I am celiac', 'lactose intolerant', 'carries an EpiPen'])(
  'reads "%s" as a warning',
  (note) => expect(isAllergyNote(note)).toBe(true),
)

it.each(['no onions', 'extra spicy', 'sauce on the side'])('reads "%s" as a wish', (note) =>
  expect(isAllergyNote(note)).toBe(false),
)
