import './allergen-card.css'
import { useQuery } from '@tanstack/react-query'
import { PrinterIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useSearchParams } from 'wouter'
import { findLocation } from '#shared/locations/index'
import { allergens } from '#shared/menu/contract'
import {
  allergenCardMarks,
  buildAllergenCard,
  type AllergenCardMark,
  type AllergenCardRow,
  type AllergenCardSection,
} from '#shared/menu/dietary/allergen-card'
import { formatDateTime } from '#shared/platform/time'
import { AdvisoryMark, AdvisoryReminder } from '#ui/advisory'
import { Button } from '#ui/button'
import { LoadError } from '#ui/data-states'
import { Skeleton } from '#ui/skeleton'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig } from '#base/location/location'
import { categoriesQuery, menuItemsQuery } from '#base/menu/use-menu'
import { PageFrame } from '#base/page/page-frame'
import { AvoidChoice, AvoidLists, useAvoided } from './allergen-avoidance'

const marks: Readonly<Record<AllergenCardMark, { readonly symbol: string; readonly label: string }>> = {
  contains: { symbol: '●', label: 'contains it' },
  'may-contain': { symbol: '◐', label: 'may contain it, going by its description' },
  optional: { symbol: '○', label: 'only with some options' },
  unknown: { symbol: '?', label: 'not declared: please ask us' },
  free: { symbol: '–', label: 'not in the recipe' },
}

const Legend = () => (
  <ul className="legend" aria-label="Legend">
    {allergenCardMarks.map((mark) => (
      <li key={mark}>
        <b aria-hidden="true">{marks[mark].symbol}</b> {marks[mark].label}
      </li>
    ))}
  </ul>
)

const Row = ({ row: { code, name, advisory, marks: cells } }: { readonly row: AllergenCardRow }) => (
  <tr>
    <th scope="row">
      {name}
      <AdvisoryMark advisory={advisory} /> <small>{code}</small>
    </th>
    {cells.map(({ allergen, mark }) => (
      <td key={allergen} data-mark={mark}>
        <span aria-hidden="true">{marks[mark].symbol}</span>
        <span className="sr-only">{marks[mark].label}</span>
      </td>
    ))}
  </tr>
)

const Card = ({ sections }: { readonly sections: readonly AllergenCardSection[] }) => (
  <div className="table">
    <table aria-label="Dishes and allergens">
      <thead>
        <tr>
          <th scope="col">Dish</th>
          {allergens.map((allergen) => (
            <th key={allergen} scope="col">
              {allergen}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ category, rows }) => (
        <Fragment key={category.id}>
          <tbody>
            <tr className="category">
              <th scope="rowgroup" colSpan={allergens.length + 1}>
                {category.name}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </Fragment>
      ))}
    </table>
  </div>
)

/** A location's dishes with their allergens, to read or to print. */
export function AllergenCardPage() {
  const current = useLocationConfig()
  const [search] = useSearchParams()
  const location = findLocation(search.get('location') ?? current.code) ?? current
  const [avoided, setAvoided] = useAvoided()
  const items = useQuery(menuItemsQuery(location.code))
  const categories = useQuery(categoriesQuery)
  const now = useNow()
  const retry = () => void Promise.all([items.refetch(), categories.refetch()])
  const dishes = items.data ?? []
  const isDeclared = dishes.some(({ allergens }) => allergens !== null)
  const sections = items.data && categories.data ? buildAllergenCard(categories.data, dishes) : undefined
  return (
    <PageFrame
      title="Allergen card"
      lead={`${location.fullName}, ${formatDateTime(now.toISOString(), location.timeZone)}. Dishes as they come.`}
    >
      <div className="allergen-card">
        <p>
          All dishes are made in one kitchen that handles every allergen. Please call us if you have an allergy:{' '}
          <a href={`tel:${location.phone}`}>{location.phone}</a>.
        </p>
        <AvoidChoice avoided={avoided} onChange={setAvoided} />
        {avoided.length === 0 && <Legend />}
        {sections ? (
          <>
            {isDeclared && <p>As declared by our kitchen.</p>}
            {avoided.length > 0 ? (
              <AvoidLists
                categories={categories.data ?? []}
                items={dishes}
                avoided={avoided}
                areHere={location.code === current.code}
              />
            ) : (
              <Card sections={sections} />
            )}
            <AdvisoryReminder of={sections.flatMap(({ rows }) => rows.map(({ advisory }) => advisory))} mt="4" />
          </>
        ) : items.isError || categories.isError ? (
          <LoadError onRetry={retry}>The allergens could not be loaded right now.</LoadError>
        ) : (
          <Skeleton className="loading" role="status" aria-label="Loading the allergens" />
        )}
        <Button className="not-on-paper" variant="outline" onClick={() => window.print()}>
          <PrinterIcon /> Print
        </Button>
      </div>
    </PageFrame>
  )
}
