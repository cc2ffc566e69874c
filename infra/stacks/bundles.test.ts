import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundles'
import { units } from './units'
import type { Unit } from './units'

const root = process.cwd()
const MAX_KILOBYTES = 400
const isThere = ({ source }: Unit) => !('file' in source) || existsSync(join(root, source.file))

test.each(units.flatMap(({ id, source }) => ('file' in source ? [[id, source.file] as const] : [])))(
  '%s has its code in %s',
  (_, file) => {
    expect(existsSync(join(root, file))).toBe(true)
  },
)

test('every function is bundled, and small enough to start fast', () => {
  const written = units.filter(isThere)
  const { bytes } = bundle(written, root)
  expect(Object.keys(bytes).sort()).toEqual(written.map(({ id }) => id).sort())
  const large = Object.entries(bytes).filter(([, size]) => size > MAX_KILOBYTES * 1000)
  expect(large).toEqual([])
})
