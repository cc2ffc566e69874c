import { isDeepStrictEqual } from 'node:util'
import { listGroupLocations } from '#shared/locations/group-data'
import { getLocation, locations } from '#shared/locations/index'
import type { MenuCategory } from '#shared/menu/contract'
import { isSitePicture } from '#shared/menu/pictures/picture'
import { Problem } from '#shared/platform/problem'
import type { WriteStep } from '../../platform/table/transaction'
import { assertNoErrors, hasTerms, listUnknownDayparts, readKnownDayparts } from '../dayparts/known-dayparts'
import { requirePicture } from '../pictures/unused-pictures'
import type { CategoryRecord } from '../records'
import { getMenuSnapshot, incrementMenuVersion } from '../repository'

/** @throws Problem `invalid-input` for a daypart that no location has */
export async function assertKnownSomewhere(categories: readonly CategoryRecord[]): Promise<void> {
  if (!categories.some(hasTerms)) return
  const lists = await Promise.all(locations.map(({ code }) => readKnownDayparts(code)))
  const known = new Set(lists.flatMap(({ ids }) => [...ids]))
  assertNoErrors(categories.flatMap((each, index) => listUnknownDayparts(each, known, `categories.${index}.`)))
}

/** Maximum categories of a menu, and with archived ones, which share a record. */
const MAX_CATEGORIES = 40
const MAX_STORED_CATEGORIES = 200

/** @throws Problem `invalid-input` or `name-taken` */
export function assertValid(shown: readonly CategoryRecord[], known: readonly CategoryRecord[]): void {
  if (shown.length > MAX_CATEGORIES)
    throw new Problem('invalid-input', `A menu has at most ${MAX_CATEGORIES} categories.`)
  if (new Set([...shown, ...known].map(({ id }) => id)).size > MAX_STORED_CATEGORIES)
    throw new Problem('invalid-input', 'Too many categories were archived. Please rename one instead.')
  const names = shown.map(({ name }) => name.toLowerCase())
  const twice = shown.find(({ name }, index) => names.indexOf(name.toLowerCase()) !== index)
  if (twice) throw new Problem('name-taken', `There is a category ${twice.name} already.`)
  const wrong = shown.findIndex(({ imageUrl }) => imageUrl !== undefined && !isSitePicture(imageUrl))
  if (wrong === -1) return
  const message = 'Choose a picture of this site'
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path: 'imageUrl', message }] })
}

/**
 * Returns the steps that keep the menus of the group's locations without dishes in these
 * categories. Test sites don't bind live locations: their dishes lose the category.
 * @throws Problem `invalid-input` with the dishes that are on a menu
 */
export async function keepEmpty(gone: readonly CategoryRecord[]): Promise<readonly WriteStep[]> {
  if (gone.length === 0) return []
  const binding = listGroupLocations()
  const menus = await Promise.all(binding.map(async (code) => ({ code, ...(await getMenuSnapshot(code)) })))
  for (const { id, name } of gone) {
    const found = menus.flatMap(({ code, dishes }) =>
      dishes.flatMap((dish) =>
        dish.categoryId === id && !dish.isArchived ? [{ location: code, id: dish.id, name: dish.name }] : [],
      ),
    )
    const [first] = found
    if (!first) continue
    const count = found.length === 1 ? `${first.name} in it` : `${first.name} and ${found.length - 1} more in it`
    const where = [...new Set(found.map(({ location }) => getLocation(location).name))].join(', ')
    const message = `${name} has ${count} (${where})`
    throw new Problem('invalid-input', `${message}. Move them to another category or archive them first.`, {
      errors: [{ path: 'categoryId', message }],
      members: { dishes: found },
    })
  }
  const others = locations.filter(({ code }) => !binding.includes(code))
  return [...menus.map(({ count }) => count), ...others.map(({ code }) => incrementMenuVersion(code))]
}

/** Returns the steps that check that pictures which are new in a category still exist. */
export function requirePictures(before: readonly CategoryRecord[], after: readonly CategoryRecord[]): WriteStep[] {
  const known = new Set(before.map(({ imageUrl }) => imageUrl))
  const added = new Set(after.map(({ imageUrl }) => imageUrl).filter((imageUrl) => !known.has(imageUrl)))
  return [...added].flatMap((imageUrl) => requirePicture(null, { imageUrl: imageUrl ?? null }))
}

type Categories = { readonly categories: readonly MenuCategory[] }

/** Describes a change for the log: `Categories: Bowls is added, Rolls is Sushi`. */
export function describeCategoryChange({ categories: before }: Categories, { categories: after }: Categories): string {
  const renamed = before.flatMap(({ id, name }) => {
    const now = after.find((category) => category.id === id)?.name
    return now === undefined || now === name ? [] : [`${name} is ${now}`]
  })
  const listNew = (from: Categories['categories'], to: Categories['categories'], words: string) =>
    to.flatMap(({ id, name }) => (from.some((category) => category.id === id) ? [] : [`${name} ${words}`]))
  const termsOf = ({ dayparts, daypartPrices }: MenuCategory) => ({ dayparts, daypartPrices })
  const changed = after.flatMap((now) => {
    const then = before.find(({ id }) => id === now.id)
    if (!then) return []
    return [
      ...(isDeepStrictEqual(termsOf(then), termsOf(now)) ? [] : [`dayparts of ${now.name}`]),
      ...(then.imageUrl === now.imageUrl ? [] : [`picture of ${now.name}`]),
    ]
  })
  const parts = [
    ...listNew(before, after, 'is added'),
    ...listNew(after, before, 'is archived'),
    ...renamed,
    ...changed,
  ]
  return `Categories: ${parts.join(', ') || 'texts or order'}`
}
