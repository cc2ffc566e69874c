import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { LoadError } from '#base/components/not-loaded'
import { useDeskLocation } from '../desk-location'
import { usePictures } from './use-pictures'

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

/** A picture that is gone offers nothing. */
function Choice({ url, label, isChosen, onChoose }: ChoiceProps) {
  const [isGone, setGone] = useState(false)
  if (isGone) return null
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <img src={url} alt={label} loading="lazy" decoding="async" onError={() => setGone(true)} />
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

/** The house's own pictures, and the one that was rendered of the dish. */
export function PictureGrid({ dishId, imageUrl, onChange }: PictureGridProps) {
  const { data, isError, refetch } = usePictures(useDeskLocation().code, dishId)
  if (isError) return <LoadError onRetry={() => void refetch()}>The pictures could not be loaded.</LoadError>
  if (!data) return <Skeleton height="24" width="100%" borderRadius="xl" role="status" aria-label="Loading pictures" />
  const { taken, rendered } = data
  if (taken.length === 0 && !rendered) return <chakra.p color="fg.muted">There are no own pictures yet.</chakra.p>
  const choice = (url: string, label: string) => (
    <Choice key={url} url={url} label={label} isChosen={url === imageUrl} onChoose={() => onChange(url)} />
  )
  return (
    <Grid aria-label="Pictures to choose from">
      {rendered && choice(rendered, 'Rendered')}
      {taken.map((url, at) => choice(url, `Own picture ${taken.length - at}`))}
    </Grid>
  )
}
