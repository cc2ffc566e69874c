import { pictureRoutes } from '#shared/menu/upload-contract'
import { MAX_PICTURE_BYTES } from '#shared/menu/pictures/picture'
import { Problem } from '#shared/platform/problem'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { addPicture } from './repository'

export const handler = serve(pictureRoutes.addPicture, async ({ body, caller, now, storeResponse }) => {
  if (body.picture.size > MAX_PICTURE_BYTES) throw new Problem('too-large', 'Please send a picture of at most 8 MiB.')
  const bytes = new Uint8Array(await body.picture.arrayBuffer())
  const extraSteps = (imageUrl: string) => storeResponse({ imageUrl })
  return { imageUrl: await addPicture({ bytes, by: formatFullName(requireUser(caller)), now, extraSteps }) }
})
