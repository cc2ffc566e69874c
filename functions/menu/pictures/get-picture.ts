import { deskRoutes } from '#shared/platform/contract'
import { serve } from '../../platform/serve'
import { getPictureFile } from './repository'

export const handler = serve(deskRoutes.picture, async ({ params }) =>
  Buffer.from(await getPictureFile(params.file)).toString('base64'),
)
