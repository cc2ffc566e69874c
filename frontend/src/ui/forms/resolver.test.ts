import * as z from 'zod/mini'
import { createResolver, schemaCheck } from './resolver'

const Dish = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  options: z.array(z.object({ price: z.string().check(z.regex(/^\d+$/, 'Must be a number')) })),
})
type Dish = z.infer<typeof Dish>

const resolve = (values: Dish) =>
  createResolver<Dish>(schemaCheck(Dish))(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('a form validated by a schema', () => {
  it('submits valid values unchanged', () => {
    const values = { name: 'Rice', options: [{ price: '2' }] }
    expect(resolve(values)).toEqual({ values, errors: {} })
  })

  it('reports each error at the path of its field, including fields in lists', () => {
    expect(resolve({ name: '', options: [{ price: '2' }, { price: 'two' }] })).toMatchObject({
      values: {},
      errors: {
        name: { message: 'Name is required' },
        options: [undefined, { price: { message: 'Must be a number' } }],
      },
    })
  })
})
