import { mentionsAllergy } from './allergies'
import { addToCart } from '../../orders/cart/cart'

// These notes came from the cart, the ticket and the assistant. All use the same rules.
describe('a note for the kitchen mentions an allergy', () => {
  it.each([
    ['everybody', 'Shellfish ALLERGY'],
    ['everybody', 'severely allergic to nuts'],
    ['everybody', 'I am celiac'],
    ['everybody', 'lactose intolerant'],
    ['the cart alone', "can't have nuts"],
    ['the cart alone', "my son can't have mushrooms"],
    ['the assistant alone', 'can’t have nuts'],
    ['the assistant alone', 'CANT have nuts'],
    ['the assistant alone', 'cannot eat shellfish'],
    ['the ticket and the assistant', 'anaphylaxis from sesame'],
    ['the ticket and the assistant', 'anaphylactic!!'],
    ['the ticket and the assistant', 'carries an EpiPen'],
    ['the ticket alone', 'carries an epi-pen'],
    ['the ticket alone', 'Epi Pen on the table'],
    ['the ticket and the assistant', 'egg allergens'],
    ['the ticket and the assistant', 'Allergie: noix'],
    ['the assistant alone', 'alergic to walnuts'],
    ['the assistant alone', 'soy alérgica al camarón'],
    ['the assistant alone', 'soy celíaca'],
    ['the assistant alone', 'gets hives from shrimp'],
    ['the assistant alone', 'bad reaction to soy'],
    ['the assistant alone', 'swelling after peanuts'],
    ['the assistant alone', 'sensitive to gluten'],
    ['the assistant alone', 'shrimp makes him sick'],
    ['the assistant alone', 'peanuts could kill her'],
    ['the assistant alone', 'shellfish is off limits'],
    ['the assistant alone', "we don't eat shellfish"],
    ['the assistant alone', 'please avoid: dairy, lactose'],
    ['the assistant alone', "I'm gluten free"],
    ['the assistant alone', 'my daughter is nut and dairy free'],
    ['the cart, the ticket and the assistant, among other wishes', 'extra ginger; no onions; nut allergy'],
  ])('in a note from %s: "%s"', (_who, note) => expect(mentionsAllergy(note)).toBe(true))
})

describe('a note for the kitchen mentions no allergy', () => {
  it.each([
    'no onions',
    'no nuts',
    'extra spicy',
    'sauce on the side',
    'gluten free',
    'avoid onions',
    "don't do wasabi",
    "I don't eat spicy; extra shrimp",
    'I would kill for more ginger',
    'feel free to swap the rice',
    'chicken leg, not the wing',
    '',
  ])('"%s"', (note) => expect(mentionsAllergy(note)).toBe(false))
})

describe('merged notes that are too long start with the allergy', () => {
  const roll = { menuItemId: 7, name: 'California Roll', priceCents: 625, imageUrl: null }
  const long = 'x'.repeat(199)

  it.each(['anaphylactic to sesame', 'carries an EpiPen', 'can’t have sesame', 'alergic to sesame', 'sesame: hives'])(
    '%s',
    (allergy) => {
      const [line] = addToCart(addToCart([], { ...roll, notes: long }), { ...roll, notes: allergy })
      expect(line?.notes?.startsWith(`${allergy}; x`)).toBe(true)
    },
  )
})
