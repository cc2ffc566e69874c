import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'

/** The payload of `prerender-pages`. */
export const PagesRequest = z.object({ location: z.enum(locations.map(({ code }) => code)) })
export type PagesRequest = z.infer<typeof PagesRequest>
