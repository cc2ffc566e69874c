import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'

/** What `prerender-pages` is invoked with. */
export const PagesRequest = z.object({ location: z.enum(locations.map(({ code }) => code)) })
export type PagesRequest = z.infer<typeof PagesRequest>
