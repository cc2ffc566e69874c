import { packed, unpacked } from './packing'

const figures = {
  orders: 3,
  gross: 12_345,
  waste: -500,
  'hour/18': 2,
  'hour/7': 1,
  'total/23': 3,
  'station/sushi/untimed': 1,
  'station/sushi/12': 4,
  'dish/12/net': 1250,
  'dish/12/quantity': 2,
  'dish/9/net': 600,
  'dish/9/foodCost': 120,
  'points/issued': 12,
}

it('gives back what was packed, none of it lost', () => {
  expect(unpacked(new Uint8Array(packed(figures)))).toEqual(figures)
  expect(unpacked(new Uint8Array(packed({})))).toEqual({})
})

it('takes a kilobyte at most for a busy day', () => {
  const dishes = Array.from({ length: 60 }, (_, index) => [
    [`dish/${index * 3}/net`, 1000 + index * 137],
    [`dish/${index * 3}/foodCost`, 300 + index * 41],
    [`dish/${index * 3}/quantity`, 1 + (index % 9)],
  ])
  const times = Array.from({ length: 25 }, (_, minute) => [
    [`total/${minute}`, 3],
    [`cook/${minute}`, 4],
    [`station/sushi/${minute}`, 2],
    [`station/hibachi/${minute}`, 5],
  ])
  const busy = { ...figures, ...Object.fromEntries([...dishes.flat(), ...times.flat()]) }
  expect(packed(busy).length).toBeLessThan(1000)
})
