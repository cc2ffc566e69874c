import { useQuery } from '@tanstack/react-query'
import { PhoneIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { callApi } from '#base/api/client'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { FilteredListing } from '#features/menu'
import { HeroActions, PageBody, PageHero } from '#base/page/page-hero'
import { ChargesNote } from '#base/location/charges-note'
import { ButtonLink, getButtonClass } from '#ui/button'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { EventFacts } from './event-facts'
import { RequestForm } from './request-form'

/** Offers the party trays and leads to the menu, where a test site takes event orders. */
function OrderFromMenu() {
  const { phone } = useLocationConfig()
  const [, navigate] = useLocation()
  return (
    <>
      <PageHero
        title="Schedule Event"
        eyebrow="Parties and events"
        lead="This site takes event orders from the menu. Choose your dishes, then your day and time at the checkout."
        picture={getCategoryPicture(categoryIds.partyTrays)}
      >
        <HeroActions>
          <ButtonLink size="lg" href="/menu?type=event">
            Order for an event
          </ButtonLink>
          <a className={getButtonClass({ size: 'lg', variant: 'outline' })} href={`tel:${phone}`}>
            <PhoneIcon />
            Call {phone}
          </a>
        </HeroActions>
      </PageHero>
      <PageBody>
        <FilteredListing view={categoryIds.partyTrays} search="" onViewAll={() => navigate('/menu?type=event')} />
      </PageBody>
    </>
  )
}

/** Requests an event with a quote, on a live site (docs/product/events.md#requests). */
export function EventRequestPage() {
  const { code, name } = useLocationConfig()
  const { takesEventRequests } = usePolicy()
  const { data, isError, refetch } = useQuery({
    queryKey: [eventRoutes.getEventRules.path, code],
    queryFn: () => callApi(eventRoutes.getEventRules, { params: { location: code } }),
    enabled: takesEventRequests,
  })
  if (!takesEventRequests) return <OrderFromMenu />
  return (
    <>
      <PageHero
        title="Schedule Event"
        eyebrow="Parties and events"
        lead={`Tell ${name} about your event, and we’ll e-mail you a quote.`}
        picture={getCategoryPicture(categoryIds.partyTrays)}
      />
      <PageBody isNarrow>
        {data && (
          <>
            <EventFacts settings={data} />
            <RequestForm settings={data} />
          </>
        )}
        <ChargesNote />
        {!data &&
          (isError ? (
            <LoadError onRetry={() => void refetch()}>The form could not be loaded.</LoadError>
          ) : (
            <ContentSkeleton />
          ))}
      </PageBody>
    </>
  )
}
