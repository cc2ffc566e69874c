import { listFields, listForms, listValues } from './field-paths'

const line = { type: 'object', properties: { id: { type: 'integer' }, note: { type: 'string', default: '' } } }
const address = { anyOf: [{ type: 'object', properties: { street: { type: 'string' } } }, { type: 'null' }] }
const amount = { anyOf: [{ type: 'string' }, { type: 'number' }] }
const order = { type: 'object', properties: { lines: { type: 'array', items: line }, address, amount } }

it('lists the fields of nested objects and lists', () => {
  expect(listFields(order).map(({ path }) => path)).toEqual(['lines.id', 'lines.note', 'address.street', 'amount'])
})

it('knows the default of a field', () => {
  expect(listFields(line)).toContainEqual({ path: 'note', default: '' })
})

it('lists the forms of a request', () => {
  expect(listForms({ anyOf: [line, { anyOf: [order] }] })).toEqual([line, order])
  expect(listForms(order)).toEqual([order])
})

it('finds the values at a path in all entries of a list', () => {
  const placed = { lines: [{ id: 3, note: 'Hot' }, { id: 4 }], address: null }
  expect(listValues(placed, 'lines.id')).toEqual([3, 4])
  expect(listValues(placed, 'lines.note')).toEqual(['Hot'])
  expect(listValues(placed, 'address.street')).toEqual([])
})
