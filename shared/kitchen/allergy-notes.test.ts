import { findNotedAllergens, formatAllergyWarning, listAllergyNotes } from './allergy-notes'

const line = (notes: string | null, name = 'Hibachi Chicken') => ({
  menuItem: { name },
  customizations: notes === null ? null : { notes },
})

it('an allergy note is listed once with its dishes; other notes are not', () => {
  const lines = [line('crispy'), line('nut allergy'), line('nut allergy', 'Miso Soup'), line('nut allergy'), line(null)]
  expect(listAllergyNotes(lines)).toEqual([{ note: 'nut allergy', dishes: ['Hibachi Chicken', 'Miso Soup'] }])
})

it('the warning of a ticket names the allergies of its dishes and of its instructions', () => {
  const orderItems = [line('no sesame, she is allergic'), line('')]
  expect(formatAllergyWarning({ orderItems, specialInstructions: 'Allergy: peanuts' })).toBe(
    'ALLERGY: no sesame, she is allergic (Hibachi Chicken); Allergy: peanuts',
  )
  expect(formatAllergyWarning({ orderItems: [], specialInstructions: 'Allergy: peanuts' })).toBe('Allergy: peanuts')
  expect(formatAllergyWarning({ orderItems: [line('')], specialInstructions: 'ring the bell' })).toBeNull()
})

it('the allergens that a guest names are found in allergy notes only, whichever dish has the note', () => {
  const orderItems = [line('no sesame, she is allergic'), line('extra shrimp')]
  expect(findNotedAllergens({ orderItems, specialInstructions: 'My son is allergic to peanuts' })).toEqual([
    'sesame',
    'peanuts',
  ])
  expect(findNotedAllergens({ orderItems: [line('extra shrimp')], specialInstructions: 'soy sauce please' })).toEqual(
    [],
  )
})
