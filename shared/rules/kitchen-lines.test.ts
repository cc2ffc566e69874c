import { listAllergyNotes, listModifiers } from './kitchen-lines'

const option = (id: string, name: string, quantity = 1) => ({ id, name, quantity })
const line = (over: object = {}) => ({
  quantity: 1,
  menuItem: { name: 'Hibachi Chicken' },
  customizations: { notes: '', options: [option('noodles', 'Yakisoba noodles'), option('no-onions', 'No onions')] },
  differs: { options: ['noodles', 'no-onions'], leftOut: ['Yum yum sauce'] },
  ...over,
})

it('a cook reads first what stays out, then what is put in', () => {
  expect(listModifiers(line())).toEqual([
    { text: 'NO yum yum sauce', isLeftOut: true },
    { text: 'NO onions', isLeftOut: true },
    { text: 'yakisoba noodles', isLeftOut: false },
  ])
})

it('what comes with the dish anyway is not said', () => {
  expect(listModifiers(line({ differs: { options: [], leftOut: [] } }))).toEqual([])
})

it('an allergy is told once, with its dish; a wish is none', () => {
  const [nuts, wish] = [
    line({ customizations: { notes: 'nut allergy' } }),
    line({ customizations: { notes: 'crispy' } }),
  ]
  expect(listAllergyNotes([wish, nuts, nuts, line({ customizations: null })])).toEqual([
    { dish: 'Hibachi Chicken', note: 'nut allergy' },
  ])
})
