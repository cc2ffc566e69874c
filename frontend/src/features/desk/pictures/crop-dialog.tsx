import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { ProgressBar } from '#ui/progress'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { cropRect, fullCrop, type Crop } from './crop'
import { CropStage, CropTools } from './crop-stage'
import { createCroppedFile } from './draw'
import { uploadPicture } from './upload'

/** The minimum width in pixels; the site would have to enlarge a smaller crop. */
const SHARP_WIDTH = 480

type CropDialogProps = {
  readonly bitmap: ImageBitmap
  readonly onSent: (imageUrl: string) => void
  readonly onClose: () => void
}

/** Rotates and crops a picture, then uploads it in the size that the site needs. */
export function CropDialog({ bitmap, onSent, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(fullCrop)
  const [part, setPart] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    return () => controller.abort()
  }, [])
  const made = useRef<{ readonly crop: Crop; readonly file: Blob; readonly key: string }>(undefined)
  const cut = async () => {
    if (made.current?.crop === crop) return made.current
    return (made.current = { crop, file: await createCroppedFile(bitmap, crop), key: createIdempotencyKey() })
  }
  const { press, isSending } = useSingleSubmit(async () => {
    const { signal } = leaving.current
    setFailure(null)
    setPart(0)
    try {
      const { file, key } = await cut()
      onSent(await uploadPicture(file, { key, onProgress: setPart, signal }))
    } catch (error) {
      if (!signal.aborted)
        setFailure(getErrorMessage(error, 'The picture could not be sent. Check the connection, and send it again.'))
    }
  })
  const percent = Math.round(part * 100)
  return (
    <Dialog title="Rotate and crop" size="lg" closeOnInteractOutside={false} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <CropStage bitmap={bitmap} crop={crop} onChange={setCrop} />
        <CropTools picture={bitmap} crop={crop} onChange={setCrop} />
        {cropRect(crop, bitmap).width < SHARP_WIDTH && (
          <chakra.p fontSize="sm" color="warning.fg">
            This close, it may look blurred.
          </chakra.p>
        )}
        {isSending && (
          <div role="status">
            <ProgressBar
              label="Sending the picture"
              percent={percent}
              valueText={percent < 100 ? `${percent}% sent` : 'Sent, being prepared'}
            />
            <chakra.p mt="1" fontSize="sm" color="fg.muted">
              {percent < 100 ? `Sending: ${percent}%` : 'Being prepared for the menu…'}
            </chakra.p>
          </div>
        )}
        {failure && (
          <chakra.p role="alert" color="danger.fg">
            {failure}
          </chakra.p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="button" disabled={isSending} aria-busy={isSending} onClick={() => void press()}>
          {isSending ? 'Sending…' : failure ? 'Send it again' : 'Use this picture'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
