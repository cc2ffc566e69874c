import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Printer } from '#shared/printing/contract'
import { table, tableName } from '../platform/table/table'
import { printKeys } from './records'

it('the desk marks printers of version 1.0, whose tokens have no limit of their own', async () => {
  const product = await startTestProduct()
  try {
    const owner = await signInManager(product.url)
    const fields = { name: 'Grill', stations: null, copies: 1, kind: 'tickets', columns: null }
    const path = '/api/desk/printers/HENPR'
    expect((await owner.post(path, fields)).status).toBe(201)
    const old = {
      id: '0123456789abcdef',
      name: 'Old',
      stations: null,
      secretHash: 'x',
      createdAt: '2026-11-25',
      by: 'O',
    }
    const Item = { ...printKeys.printer('HENPR', old.id), type: 'Printer', ...old }
    await table.send(new PutCommand({ TableName: tableName(), Item }))
    const printers = (await owner.get<Printer[]>(path)).body
    expect(printers.map(({ name, hasOwnLimit }) => [name, hasOwnLimit])).toEqual([
      ['Old', false],
      ['Grill', true],
    ])
  } finally {
    await product.stop()
  }
})
