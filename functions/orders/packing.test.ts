import { createHash } from 'node:crypto'
import { dictionary, packed, unpacked } from './packing'

const line = {
  menuItemId: 2401,
  name: 'California Roll',
  description: 'Imitation crab of white fish, avocado and cucumber, rolled in toasted sesame seeds.',
  station: 'sushi',
  allergens: ['fish', 'shellfish', 'sesame'],
  quantity: 1,
  unitPriceCents: 625,
  options: [
    { id: 'soy-paper', group: 'Wrap', name: 'Soy paper – «é» 🍣', priceCents: 100, quantity: 1, differs: true },
  ],
}
const fields = { id: 'NEJ5C52JQ4WG', ticketNumber: 7, kitchenStatus: 'waiting', lines: [line, line] }

it('gives back the fields that were packed, and what stands beside them', () => {
  const item = { pk: 'ORDER#NEJ5C52JQ4WG', status: 'pending', packed: packed(fields) }
  expect(unpacked(item)).toEqual({ pk: 'ORDER#NEJ5C52JQ4WG', status: 'pending', ...fields })
})

it('reads a pack that is text, as the stream of the cloud has it', () => {
  expect(unpacked({ packed: Buffer.from(packed(fields)).toString('base64') })).toEqual(fields)
})

it('leaves a record without a pack as it is, and throws on what is no pack', () => {
  expect(unpacked({ status: 'pending' })).toEqual({ status: 'pending' })
  for (const pack of [7, 'no base64 of a pack', new Uint8Array([1, 2, 3])]) {
    expect(() => unpacked({ packed: pack })).toThrow()
  }
})

// Packs are in tables: another text to begin with, and none of them can be read.
it('reads a pack of the day on which packs began', () => {
  const pack = 'g4aRn6uXqbOpkVegSbg7XsfCknZsLQA='
  expect(unpacked({ packed: pack })).toEqual({ id: 'NEJ5C52JQ4WG', kitchenStatus: 'waiting', lines: [] })
})

it('begins with the text that it began with, to the letter', () => {
  expect(createHash('sha256').update(dictionary).digest('base64url')).toBe(
    '22PdPKsSir9PeWtq7C4CMUmDPXpl-OaRUvFWQsdisRs',
  )
})
