import * as z from 'zod/mini'
import { listTextFields } from '#infra/testkit/text-fields'
import { textKinds } from './text-kinds'

const fields = listTextFields()

it('every text that a client sends has a kind: nothing is a plain z.string()', () => {
  expect(fields.filter(({ kind }) => kind === undefined).map(({ path }) => path)).toEqual([])
})

it('every kind is the kind of a field', () => {
  expect(textKinds.filter((kind) => !fields.some((field) => field.kind === kind))).toEqual([])
})

it('a plain text is found in whatever surrounds it', () => {
  const plain = z.string()
  const body = z.object({
    plain,
    optional: z.optional(z.nullable(plain)),
    list: z.array(z.object({ name: z._default(plain, '') })),
    one: z.union([z.int(), z.pipe(plain, z.transform(Number))]),
    map: z.record(plain, z.catch(plain, '')),
  })
  const found = listTextFields([{ name: 'call', body }])
  expect(found.map(({ path }) => path)).toEqual([
    'call.plain',
    'call.optional',
    'call.list[].name',
    'call.one',
    'call.map{key}',
    'call.map{}',
  ])
})
