import type { Group } from '#shared/groups/contract'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { parseCart, serializeCart } from '#shared/orders/cart/stored-cart'
import { buildMenuItem } from '#shared/testing/fixtures'
import { getDisplayNames, toGroupCart } from './group-lines'

const buildPeople = (names: readonly string[]): Group['people'] =>
  names.map((name, index) => ({
    id: `person-${index}`,
    name,
    version: 1,
    lines: [{ id: '7', menuItemId: 7, quantity: 1, notes: '', options: null }],
  }))

const namesOf = (...names: string[]) => [...getDisplayNames({ people: buildPeople(names) }).values()]

describe('the names of a group order', () => {
  it.each([
    [
      ['Ben', 'Ana', 'Ben'],
      ['Ben', 'Ana', 'Ben (2)'],
    ],
    [
      ['Ben', 'ben', 'BEN'],
      ['Ben', 'ben (2)', 'BEN (3)'],
    ],
    // A guest has typed the name that another one would get.
    [
      ['Ben', 'Ben (2)', 'Ben'],
      ['Ben', 'Ben (2)', 'Ben (3)'],
    ],
    [
      ['Ben (2)', 'Ben', 'Ben'],
      ['Ben (2)', 'Ben', 'Ben (3)'],
    ],
  ])('of %j are %j', (names, shown) => {
    expect(namesOf(...names)).toEqual(shown)
  })

  it('stay different and within the limit where long names are cut', () => {
    const long = 'x'.repeat(MAX_GUEST_NAME_LENGTH - 1)
    const shown = namesOf(`${long}a`, `${long}a`, `${long}b`, `${long}b`)
    expect(new Set(shown).size).toBe(4)
    expect(shown.filter((name) => name.length > MAX_GUEST_NAME_LENGTH)).toEqual([])
  })

  it('are never cut within a character', () => {
    const start = 'x'.repeat(MAX_GUEST_NAME_LENGTH - 6)
    const name = `${start}🍣y`
    expect(namesOf(name, name)).toEqual([name, `${start} (2)`])
  })
})

it('the dishes of all people are in the cart after a reload, whatever their names', () => {
  const people = buildPeople(['Ben', 'Ben (2)', 'Ben'])
  const group: Group = {
    id: 'group',
    locationId: 4,
    state: 'closed',
    version: 3,
    hostId: 'person-0',
    people,
    orderId: null,
    orderType: 'pickup',
    wantedAt: null,
    startedAt: '2026-11-22T18:00:00.000Z',
    endsAt: '2026-11-23T18:00:00.000Z',
    you: 'person-0',
  }
  const cart = toGroupCart(group, [buildMenuItem({ id: 7, name: 'California Roll' })])
  expect(parseCart(serializeCart(cart))).toHaveLength(people.length)
})
