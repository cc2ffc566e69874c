import { createSampleTickets } from '#features/kitchen/practice/sample-tickets'
import { seed } from './seed'

it('the practice board uses codes, stations and allergens of the menu', () => {
  const lines = createSampleTickets(0).flatMap(({ orderItems }) => orderItems)
  const practised = new Map(
    lines.map(({ menuItem, station, allergens }) => [menuItem.name, { menuItem, station, allergens }]),
  )
  expect(practised.size).toBe(8)
  for (const [name, { menuItem, station, allergens }] of practised) {
    const dish = seed.dishes.find((each) => each.name === name)
    expect({ name, code: menuItem.code, station, allergens }).toEqual({
      name,
      code: dish?.code,
      station: dish?.station,
      allergens: dish?.allergens,
    })
  }
})
