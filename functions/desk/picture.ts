import { deskRoutes } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { getPictureFile } from './picture-store'

export const handler = serve(deskRoutes.picture, async ({ params }) =>
  Buffer.from(await getPictureFile(params.file)).toString('base64'),
)
