import * as z from 'zod/mini'
import { MAX_PICTURE_BYTES } from '../../terms/pictures'
import type { RouteGroup } from '../route'

const A_YEAR_SECONDS = 365 * 24 * 3600

export const pictureRoutes = {
  addPicture: {
    method: 'POST',
    path: '/api/desk/pictures',
    summary:
      'Takes in a picture of at most 8 MiB, JPEG, PNG, WebP or AVIF by its content, and makes the widths of it that the site shows',
    access: 'admin',
    concerns: 'group',
    status: 201,
    table: 'write',
    takes: 'multipart',
    mostBytes: MAX_PICTURE_BYTES,
    body: z.object({ picture: z.file() }),
    result: z.object({ imageUrl: z.string() }),
  },
  picture: {
    method: 'GET',
    path: '/api/pictures/{file}',
    summary: 'A file of a picture that was put there at the desk; pages know it as `/pictures/{file}`',
    access: 'public',
    table: 'read',
    answers: 'picture',
    // Its name changes with what is in it.
    cacheSeconds: A_YEAR_SECONDS,
    params: z.object({ file: z.string().check(z.maxLength(80)) }),
    /** Base64, as a function hands bytes on. */
    result: z.string(),
  },
} as const satisfies RouteGroup
