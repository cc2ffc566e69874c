import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { DishPicture } from '#ui/picture'
import { lazyComponent } from '#base/loading/lazy-component'
import { FileButton } from '../form/file-button'
import { PictureGrid } from './picture-grid'

const CropDialog = lazyComponent(async () => (await import('./crop-dialog')).CropDialog, 'CropDialog')

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    flexWrap: 'wrap',
    '& .shown :is(img, .none)': { width: '9rem', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'xl' },
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

const small = { type: 'button', variant: 'outline', px: '3.5', fontSize: 'sm' } as const

/** Reads a picture in the camera's orientation; null if the browser can't. */
const readPicture = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

type PictureFieldProps<V extends FieldValues> = {
  /** The path of the picture's URL in the surrounding form. */
  readonly name: FieldPath<V>
  readonly dishId: number | undefined
  /** Shown without a picture of its own. */
  readonly usual?: ReactNode
}

/**
 * Chooses a dish's picture: from the camera, a file or the location's pictures, or none
 * (docs/product/desk.md#pictures).
 */
export function PictureField<V extends FieldValues>({ name, dishId, usual }: PictureFieldProps<V>) {
  const { field, fieldState } = useController<V>({ name })
  const { onChange } = field
  const error = fieldState.error?.message
  const imageUrl = typeof field.value === 'string' ? field.value : null
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const read = async (file: File) => {
    setReading(true)
    setFailure(null)
    const picture = await readPicture(file)
    setReading(false)
    if (picture) setBitmap(picture)
    else setFailure('This file can’t be read as a picture. Choose a JPEG, PNG, WebP or AVIF.')
  }
  const files = { accept: 'image/*', isBusy: isReading, onFile: (file: File) => void read(file) }
  return (
    <Frame role="group" aria-label="Picture">
      <div className="shown">
        <DishPicture imageUrl={imageUrl} sizes="9rem">
          {usual ?? <span className="none">No picture</span>}
        </DishPicture>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" flex="1 1 12rem">
        <FileButton {...files} label="Take a photo" isCamera />
        <FileButton {...files} label="Choose a file" />
        <Button {...small} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Your pictures
        </Button>
        {imageUrl && (
          <Button {...small} variant="ghost" onClick={() => onChange(null)}>
            {usual ? 'The usual picture' : 'Without a picture'}
          </Button>
        )}
      </chakra.div>
      {(failure ?? error) && (
        <chakra.p role="alert" width="100%" fontSize="sm" color="danger.fg" aria-invalid tabIndex={-1}>
          {failure ?? error}
        </chakra.p>
      )}
      {isChoosing && <PictureGrid dishId={dishId} imageUrl={imageUrl} onChange={onChange} />}
      {bitmap && (
        <Suspense fallback={null}>
          <CropDialog
            bitmap={bitmap}
            onSent={(url) => {
              onChange(url)
              setBitmap(null)
            }}
            onClose={() => setBitmap(null)}
          />
        </Suspense>
      )}
    </Frame>
  )
}
