import type { UpdateInventoryItemRequest } from '#shared/inventory/schemas'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import { shortDayNames } from '#shared/hours/hours-change'
import { weekdays, weekdaysFromMonday, type Weekday } from '#shared/hours/opening-hours'
import { formatPackLines, readPackLines } from './pack-lines'
import { mergeParts, withFields } from '../form/three-way-merge'

/** An ingredient's fields as typed. */
export type IngredientFormValues = {
  readonly name: string
  /** What cooks call it; empty for its name. */
  readonly kitchenName: string
  readonly costPerUnit: string
  readonly supplier: string
  readonly minimumStock: string
  readonly parStock: string
  readonly isServedRaw: boolean
  readonly isCounted: boolean
  readonly deliveryDays: readonly Weekday[]
  /** A pack a line (`pack-lines.ts`). */
  readonly packs: string
}

type Facts = Pick<
  EditableInventoryItem,
  | 'name'
  | 'kitchenName'
  | 'costPerUnit'
  | 'supplier'
  | 'isServedRaw'
  | 'isCounted'
  | 'deliveryDays'
  | 'packs'
  | 'minimumStock'
  | 'parStock'
>

/** Returns the initial values of the form. */
export const toFormValues = ({
  name,
  kitchenName,
  costPerUnit,
  supplier = '',
  isServedRaw = false,
  isCounted,
  deliveryDays,
  packs = [],
  minimumStock,
  parStock,
}: Facts): IngredientFormValues => ({
  name,
  kitchenName: kitchenName ?? '',
  costPerUnit,
  supplier,
  minimumStock: minimumStock ?? '',
  parStock: parStock ?? '',
  isServedRaw,
  isCounted,
  deliveryDays: deliveryDays ?? weekdaysFromMonday,
  packs: formatPackLines(packs),
})

/** Returns the fields that the form edits. */
export const getStockFacts = ({ item, minimumStock, parStock, isCounted }: Stock): Facts => ({
  ...item,
  minimumStock,
  parStock,
  isCounted,
})

/** The fields that the form edits. */
const fields = [
  { name: 'name', label: 'Name' },
  { name: 'kitchenName', label: 'Kitchen name' },
  { name: 'costPerUnit', label: 'Cost per unit ($)' },
  { name: 'supplier', label: 'Supplier' },
  { name: 'minimumStock', label: 'Minimum here' },
  { name: 'parStock', label: 'Par here' },
  { name: 'isServedRaw', label: 'Served raw in some dishes' },
  { name: 'isCounted', label: 'Counted here: its dishes go off the menu when it runs out' },
  { name: 'deliveryDays', label: 'Delivery days' },
  { name: 'packs', label: 'Packs' },
] as const satisfies readonly { readonly name: keyof IngredientFormValues; readonly label: string }[]

/** Formats a field, so that a person can compare two versions. */
export function formatIngredientField(typed: IngredientFormValues, field: keyof IngredientFormValues): string {
  const value = typed[field]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value === '' ? 'none' : value
  return value.length === weekdays.length ? 'every day' : value.map((day) => shortDayNames[day]).join(', ')
}

/** Merges the changes of two users to an ingredient, field by field. */
export const itemMerge = mergeParts<IngredientFormValues>({
  partsOf: (typed) => fields.map((field) => ({ ...field, text: formatIngredientField(typed, field.name) })),
  withParts: withFields,
})

/** Returns the request body with only the changed fields. */
export function toIngredientChange(
  read: IngredientFormValues,
  typed: IngredientFormValues,
  { version, locationId }: { version: number; locationId: number },
) {
  const sent = new Set(itemMerge.changed(read, typed))
  const days = typed.deliveryDays.length === weekdays.length ? null : [...typed.deliveryDays]
  const change: Omit<UpdateInventoryItemRequest, 'locationId'> & { locationId: number } = {
    version,
    locationId,
    ...(sent.has('name') && { name: typed.name }),
    ...(sent.has('kitchenName') && { kitchenName: typed.kitchenName }),
    ...(sent.has('costPerUnit') && { costPerUnit: typed.costPerUnit }),
    ...(sent.has('supplier') && { supplier: typed.supplier }),
    ...(sent.has('minimumStock') && { minimumStock: typed.minimumStock === '' ? '0' : typed.minimumStock }),
    ...(sent.has('parStock') && { parStock: typed.parStock === '' ? null : typed.parStock }),
    ...(sent.has('isServedRaw') && { isServedRaw: typed.isServedRaw }),
    ...(sent.has('isCounted') && { isCounted: typed.isCounted }),
    ...(sent.has('deliveryDays') && { deliveryDays: days }),
    ...(sent.has('packs') && { packs: [...readPackLines(typed.packs)] }),
  }
  return change
}
