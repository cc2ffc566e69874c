import { chakra } from '@chakra-ui/react/styled-system'
import { DishPicture } from '#base/components/dish-picture'
import { Button } from '#base/components/ui'
import { useErrorAt } from '../form/errors'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flexWrap: 'wrap',
    '& :is(img, .none)': { width: '9rem', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'xl' },
    '& .none': {
      display: 'grid',
      placeItems: 'center',
      bg: 'bg.inset',
      borderWidth: '1px',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
  },
})

type PicturePlaceProps = { readonly imageUrl: string | null; readonly onChange: (imageUrl: string | null) => void }

/** The dish's picture. */
export function PicturePlace({ imageUrl, onChange }: PicturePlaceProps) {
  const error = useErrorAt('imageUrl')
  return (
    <Frame role="group" aria-label="Picture">
      <DishPicture imageUrl={imageUrl} sizes="9rem">
        <span className="none">No picture</span>
      </DishPicture>
      {imageUrl && (
        <Button type="button" variant="outline" size="sm" onClick={() => onChange(null)}>
          Without a picture
        </Button>
      )}
      {error && (
        <chakra.p role="alert" fontSize="sm" color="danger.fg" aria-invalid tabIndex={-1}>
          {error}
        </chakra.p>
      )}
    </Frame>
  )
}
