import { countAllDay, formatModifiers, listModifiers } from './ticket-items'
import { formatDishName } from './kitchen-names'

const option = (id: string, name: string) => ({ id, name, quantity: 1 })
const line = {
  quantity: 2,
  station: 'hibachi' as const,
  isStruck: false,
  menuItem: { name: 'Hibachi Chicken' },
  customizations: { notes: '', options: [option('rice', 'Fried rice'), option('no-sesame', 'No sesame')] },
  differs: { options: ['rice', 'no-sesame'], leftOut: ['Zucchini'] },
  kitchenNames: [
    { name: 'Hibachi Chicken', kitchenName: 'Pollo' },
    { name: 'Fried rice', kitchenName: 'Arroz frito' },
    { name: 'No sesame', kitchenName: 'Sin ajonjolí' },
    { name: 'Zucchini', kitchenName: 'Calabacín' },
  ],
}

it('names dishes and options as cooks call them, and keeps the menu’s name with them', () => {
  expect(formatDishName(line)).toBe('Pollo (Hibachi Chicken)')
  expect(formatDishName({ ...line, kitchenNames: undefined })).toBe('Hibachi Chicken')
  expect(listModifiers(line)).toEqual([
    { text: 'NO calabacín', menuText: 'NO zucchini', isLeftOut: true },
    { text: 'Sin ajonjolí', menuText: 'NO sesame', isLeftOut: true },
    { text: 'arroz frito', menuText: 'fried rice', isLeftOut: false },
  ])
  expect(formatModifiers(line)).toBe('NO calabacín (NO zucchini), Sin ajonjolí (NO sesame); arroz frito (fried rice)')
})

it('counts a dish under both names', () => {
  const [{ dishes } = { dishes: [] }] = countAllDay([{ status: 'cooking', orderItems: [line] }])
  expect(dishes[0]).toMatchObject({ name: 'Hibachi Chicken', kitchenName: 'Pollo', quantity: 2 })
})
