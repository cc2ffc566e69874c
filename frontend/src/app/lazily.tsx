import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component in a chunk of its own: `lazily(() => import('…'), 'MenuPage')`. With the first of them comes what the
 * landing page starts without: asking the server, and the rest of the theme.
 */
export const lazily = <P extends object, K extends string>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazy<ComponentType<P>>(async () => {
    const [module, { WithQueries }] = await Promise.all([
      load(),
      import('./with-queries'),
      import('./theme/late-recipes'),
    ])
    const Part: ComponentType<P> = module[name]
    return {
      default: (props: P) => (
        <WithQueries>
          <Part {...props} />
        </WithQueries>
      ),
    }
  })
