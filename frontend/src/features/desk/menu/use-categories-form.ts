import { useQueryClient } from '@tanstack/react-query'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import type { MenuCategory } from '#shared/menu/contract'
import type { RouteResult } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { findCurrentVersion } from '../desk-api'
import { normalizeAmount } from '../dishes/read-typed-fields'
import { mergeParts } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'

export type Categories = RouteResult<typeof menuEditingRoutes.updateCategories>
/** The picture of a category is null once the owner takes it back. */
type CategoryValues = Omit<MenuCategory, 'imageUrl'> & { imageUrl?: string | null | undefined }
export type CategoriesValues = { categories: CategoryValues[] }

const valuesOf = ({ categories }: Categories): CategoriesValues => ({
  categories: [...categories].sort((one, other) => one.displayOrder - other.displayOrder),
})

/** Returns the categories to send: in their order, without prices that were cleared. */
const toSent = (categories: readonly CategoryValues[]) =>
  categories.map(({ daypartPrices = {}, ...category }, at) => {
    const prices = Object.entries(daypartPrices).flatMap(([id, typed]) =>
      typed.trim() === '' ? [] : [[id, normalizeAmount(typed)] as const],
    )
    const { imageUrl = null } = category
    return { ...category, imageUrl, daypartPrices: Object.fromEntries(prices), displayOrder: at + 1 }
  })

const formatPrices = (prices: MenuCategory['daypartPrices'] = {}): string =>
  Object.entries(prices)
    .filter(([, price]) => price !== '')
    .map(([id, price]) => `${id} ${price}`)
    .join(', ')

const ORDER = 'order'
const nameAt = (id: number) => `${id} name`
const textAt = (id: number) => `${id} text`
const pictureAt = (id: number) => `${id} picture`
const daypartsAt = (id: number) => `${id} dayparts`
const pricesAt = (id: number) => `${id} prices`

/** Merges texts, dayparts, prices and the order. Labels are the names as first read. */
const mergeOver = (read: readonly MenuCategory[]) => {
  const known = (id: number) => read.find((category) => category.id === id)?.name ?? `category ${id}`
  return mergeParts<CategoriesValues>({
    partsOf: ({ categories }) => [
      { name: ORDER, label: 'Order', text: categories.map(({ id }) => known(id)).join(', ') },
      ...categories.flatMap(({ id, name, description, imageUrl, dayparts = [], daypartPrices }) => [
        { name: nameAt(id), label: `${known(id)}: name`, text: name },
        { name: textAt(id), label: `${known(id)}: text`, text: description },
        { name: pictureAt(id), label: `${known(id)}: picture`, text: imageUrl ?? '' },
        { name: daypartsAt(id), label: `${known(id)}: dayparts`, text: dayparts.join(', ') || 'always' },
        { name: pricesAt(id), label: `${known(id)}: prices of dayparts`, text: formatPrices(daypartPrices) || 'none' },
      ]),
    ],
    withParts: (theirs, mine, names) => {
      const categories = theirs.categories.map((category) => {
        const own = mine.categories.find(({ id }) => id === category.id) ?? category
        return {
          ...category,
          name: (names.has(nameAt(category.id)) ? own : category).name,
          description: (names.has(textAt(category.id)) ? own : category).description,
          imageUrl: (names.has(pictureAt(category.id)) ? own : category).imageUrl,
          dayparts: (names.has(daypartsAt(category.id)) ? own : category).dayparts,
          daypartPrices: (names.has(pricesAt(category.id)) ? own : category).daypartPrices,
        }
      })
      const placeOf = ({ id }: CategoryValues) => mine.categories.findIndex((category) => category.id === id)
      return {
        categories: names.has(ORDER) ? categories.sort((one, other) => placeOf(one) - placeOf(other)) : categories,
      }
    },
  })
}

/** Returns the form of the menu's categories. */
export function useCategoriesForm(menu: Categories) {
  const client = useQueryClient()
  return useRecordForm({
    record: menu,
    valuesOf,
    merge: mergeOver(menu.categories),
    save: ({ categories }, { version }) => {
      const body = { categories: toSent(categories), version }
      return sendOnce(deskSaveKey('categories', 'all'), body, (headers) =>
        callApi(menuEditingRoutes.updateCategories, { body, headers }),
      )
    },
    currentOf: findCurrentVersion<Categories>,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: [menuEditingRoutes.getEditableMenu.path] })
      toast({ title: 'The categories are saved' })
    },
  })
}
