import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Suspense, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { useReorder } from './reorder'
import { TitledPanel } from '#base/components/titled-panel'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { KEEP_TYPING, menuViewHash } from '#base/menu/menu-view'
import { useQuery } from '@tanstack/react-query'
import { recommendationRoutes } from '#shared/recommendations/contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { Flex } from '@chakra-ui/react/flex'

const FavoriteItems = lazyComponent(
  async () => (await import('./favorite-items')).FavoriteItems,
  'FavoriteItems',
  LoadFailureOverlay,
)

/** The shortest ways to a meal. */
export function QuickActions() {
  const { mutate: reorder, isPending } = useReorder()
  const [showsFavorites, setShowsFavorites] = useState(false)
  return (
    <TitledPanel title="Quick Actions">
      <Grid gap="3">
        <Button asChild variant="outline">
          <Link href="/menu">Browse Menu</Link>
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setShowsFavorites(true)}>
          Favorite Items
        </Button>
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => reorder()}>
          Reorder Last
        </Button>
      </Grid>
      {showsFavorites && (
        <Suspense fallback={null}>
          <FavoriteItems onClose={() => setShowsFavorites(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}

const PAUSE_MS = 500

/** Typing leads to the menu, searched for what was typed (docs/product/menu.md#finding-a-dish). */
export function MenuSearch() {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    const pause = setTimeout(
      () => navigate(`/menu?search=${encodeURIComponent(wanted)}`, { state: KEEP_TYPING }),
      PAUSE_MS,
    )
    return () => clearTimeout(pause)
  }, [wanted, navigate])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') navigate(`/menu?search=${encodeURIComponent(wanted)}`)
  }
  return (
    <chakra.form role="search" onSubmit={submit}>
      <Field.Root>
        <Field.Label>Search the menu</Field.Label>
        <Input
          type="search"
          size="lg"
          placeholder="California roll, tofu, H3…"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field.Root>
    </chakra.form>
  )
}

/** What this user orders most. */
export function useRecommendedCategories() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [recommendationRoutes.recommendCategories.path, code],
    queryFn: () => callApi(recommendationRoutes.recommendCategories),
  })
}

/** What this user likes; nothing is shown while it is not known. */
export function RecommendedCategories() {
  const { data = [] } = useRecommendedCategories()
  if (data.length === 0) return null
  return (
    <TitledPanel title="Recommended for You">
      <Flex gap="3" wrap="wrap">
        {data.map(({ id, name }) => (
          <Button key={id} asChild variant="subtle">
            <Link href={`/menu${menuViewHash(id)}`}>{name}</Link>
          </Button>
        ))}
      </Flex>
    </TitledPanel>
  )
}
