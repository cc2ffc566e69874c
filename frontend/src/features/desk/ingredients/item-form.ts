import type { UpdateInventoryItemRequest } from '#shared/inventory/schemas'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import { weekdays, type Weekday } from '#shared/hours/opening-hours'
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

/** Weekdays from Monday, because owners plan deliveries by week. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]]

export const deliveryDayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
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
  deliveryDays: deliveryDays ?? weekFromMonday,
  packs: formatPackLines(packs),
})

/** Returns the fields that the form edits. */
export const getStockFacts = ({ item, minimumStock, parStock, isCounted }: Stock): Facts => ({
  ...item,
  minimumStock,
  parStock,
  isCounted,
})

export const ingredientFieldLabels: Readonly<Record<keyof IngredientFormValues, string>> = {
  name: 'Name',
  kitchenName: 'Kitchen name',
  costPerUnit: 'Cost per unit ($)',
  supplier: 'Supplier',
  minimumStock: 'Minimum here',
  parStock: 'Par here',
  isServedRaw: 'Served raw in some dishes',
  isCounted: 'Counted here: its dishes go off the menu when it runs out',
  deliveryDays: 'Delivery days',
  packs: 'Packs',
}

/** Formats a field, so that a person can compare two versions. */
export function formatIngredientField(typed: IngredientFormValues, field: keyof IngredientFormValues): string {
  const value = typed[field]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value === '' ? 'none' : value
  return value.length === weekdays.length ? 'every day' : value.map((day) => deliveryDayNames[day]).join(', ')
}

const fields: readonly (keyof IngredientFormValues)[] = [
  'name',
  'kitchenName',
  'costPerUnit',
  'supplier',
  'minimumStock',
  'parStock',
  'isServedRaw',
  'isCounted',
  'deliveryDays',
  'packs',
]

/** Merges the changes of two users to an ingredient, field by field. */
export const itemMerge = mergeParts<IngredientFormValues>({
  partsOf: (typed) =>
    fields.map((name) => ({ name, label: ingredientFieldLabels[name], text: formatIngredientField(typed, name) })),
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
