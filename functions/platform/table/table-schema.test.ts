import * as z from 'zod/mini'
import { versionedRecord, getShapeStamp } from './table-schema'
import type { RecordUpgrade } from './table-schema'

/** A dish's heat was a yes or no, then a number, then it was named otherwise. */
const upgrades: readonly RecordUpgrade[] = [
  ({ isHot, ...item }) => ({ heat: isHot === true ? 3 : 0, ...item }),
  ({ heat, ...item }) => ({ spiceLevel: heat, ...item }),
]
const Plate = versionedRecord(z.object({ name: z.string(), spiceLevel: z.int() }), upgrades)

it.each([
  ['the first shape, which says none', { name: 'Tofu', isHot: true }, 3],
  ['the second', { name: 'Tofu', heat: 4, shape: 2 }, 4],
  ['the newest', { name: 'Tofu', spiceLevel: 5, ...getShapeStamp(upgrades) }, 5],
  ['the first, where a newer version changed the field alone', { name: 'Tofu', isHot: true, spiceLevel: 1 }, 1],
])('reads a record of %s', (_which, item, spiceLevel) => {
  expect(Plate.parse(item)).toEqual({ name: 'Tofu', spiceLevel })
})

it('leaves alone a record of a newer version: whoever reads it comes again', () => {
  expect(() => Plate.parse({ name: 'Tofu', shape: 4 })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

it('refuses what is no record, and one that lacks what its shape has', () => {
  for (const item of [undefined, 'Tofu', { shape: 3 }, { shape: 'x' }]) expect(() => Plate.parse(item)).toThrow()
})
