import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Failed } from './failed'

/**
 * A component in a chunk of its own: `lazily(() => import('…'), 'MenuPage')`. With the first of them comes what the
 * landing page starts without: asking the server, and the rest of the theme. Where it can't be loaded, `otherwise` stands
 * in its place.
 */
export const lazily = <P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  otherwise: () => ReactNode = Failed,
) =>
  lazy<ComponentType<P>>(async () => {
    const parts = await Promise.all([load(), import('./with-queries'), import('../theme/late-recipes')]).catch(
      (error: unknown) => console.error(`${name} could not be loaded`, error),
    )
    if (!parts) return { default: otherwise }
    const [module, { WithQueries }] = parts
    const Part: ComponentType<P> = module[name]
    return {
      default: (props: P) => (
        <WithQueries>
          <Part {...props} />
        </WithQueries>
      ),
    }
  })
