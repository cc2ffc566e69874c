import type { Suppliers } from '#shared/purchases/contract'
import { listGroupLocations } from '#shared/locations/group-data'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import { getItem, tableName } from '../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { purchaseKeys, SuppliersRecord } from './records'

const find = async () => {
  const item = await getItem(purchaseKeys.suppliers)
  return item && SuppliersRecord.parse(item)
}

/** Returns the suppliers with the version of their list; version 0 before the first one. */
export async function listSuppliers(): Promise<Suppliers> {
  const record = await find()
  return { suppliers: record?.suppliers ?? [], version: record?.version ?? 0 }
}

type SuppliersUpdate = {
  readonly value: Suppliers
  readonly by: string
  readonly now: Date
  readonly storeResponse: (result: Suppliers) => readonly WriteStep[]
}

/**
 * Replaces the suppliers and logs it at every location.
 * @throws Problem `changed-meanwhile`, or `invalid-input` for a repeated name
 */
export function updateSuppliers({ value, by, now, storeResponse }: SuppliersUpdate): Promise<Suppliers> {
  const names = value.suppliers.map(({ name }) => name.toLowerCase())
  const repeated = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (repeated >= 0)
    throw new Problem('invalid-input', 'Two suppliers have the same name.', {
      errors: [{ path: `suppliers.${repeated}.name`, message: 'Is already on the list' }],
    })
  return runOptimisticWrite(listSuppliers, (before) => {
    if (before.version !== value.version) throw createEditConflict(before)
    const after = { suppliers: value.suppliers, version: before.version + 1 }
    const { steps } = logChange({
      locations: listGroupLocations(),
      kind: 'purchase',
      subjectId: 'suppliers',
      title: 'Suppliers',
      before,
      after,
      by,
      now,
    })
    const put = { TableName: tableName(), Item: { ...purchaseKeys.suppliers, type: 'Suppliers', ...after } }
    const write = { Put: ifUnchanged(put, { version: before.version === 0 ? undefined : before.version }) }
    return { steps: [{ write }, ...steps, ...storeResponse(after)], answer: after }
  })
}
