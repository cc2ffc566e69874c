import { activityRoutes, type ActivityEntry } from '#shared/platform/contract'
import { useQuery } from '@tanstack/react-query'
import { isRecord } from '#shared/platform/is-record'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { LoadError } from '#ui/data-states'
import { useDeskLocation } from '../desk-location'

const LAST = '100'

const imageIn = (thing: unknown): readonly string[] =>
  isRecord(thing) && typeof thing['imageUrl'] === 'string' ? [thing['imageUrl']] : []

const isUploaded = (url: string): boolean => url.startsWith('/pictures/')

/** Returns the pictures whose latest log entry added them; later removals exclude a picture. */
function listExistingPictures(newestFirst: readonly ActivityEntry[]): readonly string[] {
  const last = new Map([...newestFirst].reverse().map((entry) => [entry.subjectId, entry]))
  return newestFirst.flatMap((entry) => (last.get(entry.subjectId) === entry ? imageIn(entry.after) : []))
}

type PictureSources = {
  readonly menus: readonly (readonly EditableDish[])[]
  readonly added: readonly ActivityEntry[]
  readonly changed: readonly ActivityEntry[]
}

/**
 * Lists the pictures to choose from: uploaded ones, newest first, and those rendered of this dish.
 */
function listPictureChoices({ menus, added, changed }: PictureSources, dishId: number | undefined) {
  const dishes = menus.flat()
  const onDishes = dishes.flatMap(imageIn)
  const uploaded = [...listExistingPictures(added), ...onDishes].filter(isUploaded)
  const ofDish = [
    ...dishes.filter(({ id }) => id === dishId),
    ...changed.filter(({ subjectId }) => subjectId === String(dishId)).flatMap(({ before, after }) => [before, after]),
  ]
  return {
    uploaded: [...new Set(uploaded)],
    rendered: ofDish.flatMap(imageIn).find((url) => !isUploaded(url)) ?? null,
  }
}

/** Queries the pictures to choose from. */
function usePictures(location: LocationCode, dishId: number | undefined) {
  return useQuery({
    queryKey: ['desk', 'pictures', location],
    queryFn: async (): Promise<PictureSources> => {
      const log = (kind: 'picture' | 'dish') =>
        callApi(activityRoutes.listChanges, { params: { location }, query: { kind, limit: LAST } })
      const [added, changed, ...menus] = await Promise.all([
        log('picture'),
        log('dish'),
        ...locations.map(({ code }) => callApi(menuEditingRoutes.getEditableMenu, { params: { location: code } })),
      ])
      return { added, changed, menus: menus.map(({ dishes }) => dishes) }
    },
    select: (found) => listPictureChoices(found, dishId),
    refetchOnMount: 'always',
  })
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: '3',
    listStyleType: 'none',
    width: '100%',
    '& button': {
      display: 'block',
      position: 'relative',
      width: '100%',
      cursor: 'pointer',
      borderRadius: 'xl',
      overflow: 'hidden',
      borderWidth: '2px',
      borderColor: 'transparent',
    },
    '& button[aria-pressed=true]': { borderColor: 'accent' },
    '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
    '& small': { display: 'block', p: '1', fontSize: 'xs', textAlign: 'center', color: 'fg.muted' },
  },
})

type ChoiceProps = {
  readonly url: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One picture to choose; renders nothing if the file no longer exists. */
function Choice({ url, label, isChosen, onChoose }: ChoiceProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <img src={url} alt={label} loading="lazy" decoding="async" onError={() => setMissing(true)} />
        <small aria-hidden>{label}</small>
      </button>
    </li>
  )
}

type PictureGridProps = {
  readonly dishId: number | undefined
  readonly imageUrl: string | null
  readonly onChange: (imageUrl: string) => void
}

/** The location's pictures, and the one rendered of the dish. */
export function PictureGrid({ dishId, imageUrl, onChange }: PictureGridProps) {
  const { data, isError, refetch } = usePictures(useDeskLocation().code, dishId)
  if (isError) return <LoadError onRetry={() => void refetch()}>The pictures could not be loaded.</LoadError>
  if (!data) return <Skeleton height="24" width="100%" borderRadius="xl" role="status" aria-label="Loading pictures" />
  const { uploaded, rendered } = data
  if (uploaded.length === 0 && !rendered)
    return <chakra.p color="fg.muted">No pictures have been uploaded yet.</chakra.p>
  const choice = (url: string, label: string) => (
    <Choice key={url} url={url} label={label} isChosen={url === imageUrl} onChoose={() => onChange(url)} />
  )
  return (
    <Grid aria-label="Pictures to choose from">
      {rendered && choice(rendered, 'Rendered')}
      {uploaded.map((url, at) => choice(url, `Your picture ${uploaded.length - at}`))}
    </Grid>
  )
}
