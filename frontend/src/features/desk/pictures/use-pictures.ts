import { useQuery } from '@tanstack/react-query'
import { isRecord } from '#shared/is-record'
import { deskRoutes } from '#shared/contract/desk/index'
import type { ActivityEntry } from '#shared/contract/desk/changes'
import { menuEditingRoutes } from '#shared/contract/desk/dish'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'
import type { EditableDish } from '#shared/contract/desk/dish'

const LAST = '100'

const imageIn = (thing: unknown): readonly string[] =>
  isRecord(thing) && typeof thing['imageUrl'] === 'string' ? [thing['imageUrl']] : []

const isTaken = (url: string): boolean => url.startsWith('/pictures/')

/** Of each picture its last entry counts: it was put there, or nothing needed it any more. */
function stillThere(newestFirst: readonly ActivityEntry[]): readonly string[] {
  const last = new Map([...newestFirst].reverse().map((entry) => [entry.subjectId, entry]))
  return newestFirst.flatMap((entry) => (last.get(entry.subjectId) === entry ? imageIn(entry.after) : []))
}

type Found = {
  readonly menus: readonly (readonly EditableDish[])[]
  readonly added: readonly ActivityEntry[]
  readonly changed: readonly ActivityEntry[]
}

/**
 * Pictures to choose from: those that were put there at the desk, the newest first, and what was
 * rendered of this dish.
 */
export function listPictureChoices({ menus, added, changed }: Found, dishId: number | undefined) {
  const dishes = menus.flat()
  const onDishes = dishes.flatMap(imageIn)
  const taken = [...stillThere(added), ...onDishes].filter(isTaken)
  const ofDish = [
    ...dishes.filter(({ id }) => id === dishId),
    ...changed.filter(({ subjectId }) => subjectId === String(dishId)).flatMap(({ before, after }) => [before, after]),
  ]
  return {
    taken: [...new Set(taken)],
    rendered: ofDish.flatMap(imageIn).find((url) => !isTaken(url)) ?? null,
  }
}

/** The same, asked for when it is wanted. */
export function usePictures(location: LocationCode, dishId: number | undefined) {
  return useQuery({
    queryKey: ['desk', 'pictures', location],
    queryFn: async (): Promise<Found> => {
      const log = (kind: 'picture' | 'dish') =>
        callApi(deskRoutes.changes, { params: { location }, query: { kind, limit: LAST } })
      const [added, changed, ...menus] = await Promise.all([
        log('picture'),
        log('dish'),
        ...locations.map(({ code }) => callApi(menuEditingRoutes.menu, { params: { location: code } })),
      ])
      return { added, changed, menus: menus.map(({ dishes }) => dishes) }
    },
    select: (found) => listPictureChoices(found, dishId),
    refetchOnMount: 'always',
  })
}
