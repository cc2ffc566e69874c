import { pictureRoutes } from '#shared/menu/upload-contract'
import { serve } from '../../platform/serve'
import { getPictureFile } from './repository'

export const handler = serve(pictureRoutes.getPicture, async ({ params }) =>
  Buffer.from(await getPictureFile(params.file)).toString('base64'),
)
