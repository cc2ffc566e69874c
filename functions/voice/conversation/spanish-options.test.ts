import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { understand } from '../understand'

const order = (message: string) => {
  const { items, response } = understand({ message, menu: sampleMenu })
  expect(response).not.toMatch(/No encontré|No entendí/)
  return items.map(({ quantity, itemName, options, notes }) =>
    [`${quantity} ${itemName}`, ...(options ?? []), ...(notes ? [notes] : [])].join(', '),
  )
}

it.each([
  ['dos hibachi de res término tres cuartos', '2 Hibachi Steak, medium-well'],
  ['un hibachi de res bien cocido con fideos', '1 Hibachi Steak, well-done, noodles'],
  ['un bistec hibachi poco cocido', '1 Hibachi Steak, rare'],
  ['dos hibachi de pollo y dos hibachi de bistec término medio', '2 Hibachi Chicken', '2 Hibachi Steak'],
  ['un hibachi de pollo con arroz blanco', '1 Hibachi Chicken, steamed-rice'],
  ['un hibachi de pollo con arroz integral sin cebolla', '1 Hibachi Chicken, brown-rice, no-onions'],
  ['un hibachi de pollo sin cebolla y champiñones', '1 Hibachi Chicken, no-onions, no-mushrooms'],
  ['un hibachi de pollo sin cebolla ni champiñones', '1 Hibachi Chicken, no-onions, no-mushrooms'],
  ['una ensalada de jengibre sin aderezo', '1 House Ginger Salad, no-dressing'],
  ['una limonada sin hielo', '1 Fresh Lemonade, no-ice'],
])('reads Spanish words of options: %s', (message, ...lines) => {
  expect(order(message)).toEqual(lines)
})

it('changes an option of the cart, and answers in Spanish', () => {
  const chicken = sampleMenu.find(({ name }) => name === 'Hibachi Chicken')
  const context = [{ itemId: chicken?.id ?? 0, quantity: 1, notes: '', options: null }]
  const change = understand({ message: 'cambie el arroz frito por arroz blanco', menu: sampleMenu, context })
  expect(change).toMatchObject({ action: 'update_cart', items: [{ options: ['steamed-rice'] }] })
  expect(change.response).toMatch(/^Lo cambio a 1 Hibachi Chicken/)
})

it.each(['¿está bien cocido el pollo?', 'estoy embarazada, ¿está bien cocido el rollo de salmón?'])(
  'orders nothing for a question about cooking: %s',
  (message) => {
    expect(understand({ message, menu: sampleMenu }).action).toBeNull()
  },
)
