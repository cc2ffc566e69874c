import { locations } from '#shared/locations/index'
import { bundleFunctions, synthesize } from './synthesize'

const { codeOf, bytes } = await bundleFunctions()
for (const line of synthesize({ locations, codeOf })) console.error(line)
for (const [id, size] of Object.entries(bytes)) console.error(`${id}: ${Math.round(size / 1000)} kB`)
