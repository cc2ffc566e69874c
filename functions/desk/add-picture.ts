import { deskRoutes } from '#shared/contract/desk/index'
import { MAX_PICTURE_BYTES } from '#shared/terms/pictures'
import { Problem } from '#shared/problem'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { addPicture } from './picture-store'

export const handler = serve(deskRoutes.addPicture, async ({ body, caller, now, keepAnswer }) => {
  if (body.picture.size > MAX_PICTURE_BYTES) throw new Problem('too-large', 'Please send a picture of at most 8 MiB.')
  const bytes = new Uint8Array(await body.picture.arrayBuffer())
  const alongside = (imageUrl: string) => keepAnswer({ imageUrl })
  return { imageUrl: await addPicture({ bytes, by: formatFullName(requireUser(caller)), now, alongside }) }
})
