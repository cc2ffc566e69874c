import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { pictureFile } from './picture-store'

export const handler = serve(desk.picture, async ({ params }) =>
  Buffer.from(await pictureFile(params.file)).toString('base64'),
)
