import * as z from 'zod/mini'
import { versionedRecord, getShapeStamp, type RecordUpgrade } from './table-schema'

/** The heat of a dish was first a boolean, then a number, and then got another name. */
const upgrades: readonly RecordUpgrade[] = [
  ({ isHot, ...item }) => ({ heat: isHot === true ? 3 : 0, ...item }),
  ({ heat, ...item }) => ({ spiceLevel: heat, ...item }),
]
const Plate = versionedRecord(z.object({ name: z.string(), spiceLevel: z.int() }), upgrades)

it.each([
  ['the first shape, which has no shape number', { name: 'Tofu', isHot: true }, 3],
  ['the second', { name: 'Tofu', heat: 4, shape: 2 }, 4],
  ['the newest', { name: 'Tofu', spiceLevel: 5, ...getShapeStamp(upgrades) }, 5],
  ['the first shape, in which a newer release has set the field', { name: 'Tofu', isHot: true, spiceLevel: 1 }, 1],
])('reads a record of %s', (_which, item, spiceLevel) => {
  expect(Plate.parse(item)).toEqual({ name: 'Tofu', spiceLevel })
})

it('throws `unavailable` for a record of a newer release', () => {
  expect(() => Plate.parse({ name: 'Tofu', shape: 4 })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

it('rejects invalid records', () => {
  for (const item of [undefined, 'Tofu', { shape: 3 }, { shape: 'x' }]) expect(() => Plate.parse(item)).toThrow()
})
