import { formatCharge, listCharges } from '../locations/charges'
import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import { ADVISORY_REMINDER, markAdvisory } from '../menu/dietary/advisory'
import { isListedSite, renderIndexTag } from './crawler-files'
import type { MenuSnapshotDish } from './menu-snapshot'
import { getDishPicture } from '../menu/pictures/picture'
import {
  SOCIAL_CARD_PATH,
  createJsonLdGraph,
  createMenuItemJsonLd,
  createRestaurantJsonLd,
  getDishPath,
  getSiteUrl,
  html,
  rawMarkup,
  renderJsonLd,
  type Markup,
} from './html'

/** Redirects browsers from the shared page to the dish on the menu. */
export const redirectToMenuScript = 'location.replace(document.querySelector("link[rel=next]").href)'

/** A dish for its own page, at its regular price. */
type DishPageDish = MenuSnapshotDish & { readonly isAvailable: boolean }

type Card = {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly image: string
  readonly alt: string
  /** In pixels; undefined if unknown. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

const cardTags = (location: Location, { title, description, url, image, alt, size }: Card) =>
  html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${location.fullName}" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${image}" />
    ${
      size !== undefined &&
      html`<meta property="og:image:width" content="${size.width}" />
        <meta property="og:image:height" content="${size.height}" />`
    }
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${image}" />`

const style = rawMarkup(
  `<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}img{width:100%;height:auto;border-radius:.75rem}h1{line-height:1.15;margin:1rem 0 .25rem}</style>`,
)

type Page = { readonly card: Card; readonly head?: Markup; readonly body: Markup }

const renderPage = (location: Location, { card, head = html``, body }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${`${card.title} | ${location.fullName}`}</title>
        ${cardTags(location, card)}
        <link rel="icon" href="/ember.svg" type="image/svg+xml" />
        ${head} ${style}
      </head>
      <body>
        ${getPolicy(location).showsTestBanner && html`<p>This is a test site and not for live ordering.</p>`}
        <main>${body}</main>
        <p>
          <a href="/">${location.fullName}</a> · <a href="/menu">Menu</a> ·
          <a href="tel:${location.phone}">${location.phone}</a>
        </p>
      </body>
    </html>`.markup

/**
 * Renders the page of a dish for clients without scripts, such as those that preview shared links.
 * Browsers are redirected to the menu, where the dish can be ordered
 * (docs/product/menu.md#shared-dish-links).
 */
export function renderDishPage(location: Location, dish: DishPageDish): string {
  const { name, code, description, advisory, price, imageUrl, isAvailable } = dish
  const picture = imageUrl ? getDishPicture(imageUrl) : undefined
  const cost = price ? `$${price}` : 'Market price'
  const priceText = isAvailable ? cost : `${cost}, sold out right now`
  const menu = `/menu?dish=${encodeURIComponent(code)}`
  const card: Card = {
    title: name,
    description: `${description} ${priceText}. ${location.fullName}, ${location.address.city}.`.trim(),
    url: getSiteUrl(location, getDishPath(dish)),
    image: getSiteUrl(location, imageUrl ?? SOCIAL_CARD_PATH),
    alt: imageUrl ? name : 'Flames over the flat iron, with steak, shrimp and a roll',
    size: imageUrl ? picture : { width: 1200, height: 630 },
  }
  const data = { ...createMenuItemJsonLd(dish, location), '@id': card.url, url: card.url }
  const withAvailability = (offer: object) => ({ ...offer, availability: availabilityOf(dish) })
  const offered =
    'offers' in data && data.offers
      ? { offers: Array.isArray(data.offers) ? data.offers.map(withAvailability) : withAvailability(data.offers) }
      : {}
  return renderPage(location, {
    card,
    head: html`${renderIndexTag(isListedSite(location))}<link rel="next" href="${menu}" />
      ${rawMarkup(`<script>${redirectToMenuScript}</script>`)}
      ${renderJsonLd(createJsonLdGraph(createRestaurantJsonLd(location), { ...data, ...offered }))}`,
    body: html`${Boolean(imageUrl) && html`<img src="${imageUrl ?? ''}" alt="" width="480" height="360" />`}
      <h1>${markAdvisory(name, advisory)}</h1>
      <p><strong>${priceText}</strong></p>
      ${(dish.offers?.texts ?? []).map((text) => html`<p>${text}</p>`)}
      <p>${description} (${code})</p>
      ${advisory !== null && html`<p>${ADVISORY_REMINDER}</p>`}
      ${listCharges(location).map((charge) => html`<p>${formatCharge(charge)}</p>`)}
      <p><a href="${menu}">See it on the menu</a></p>`,
  })
}

const availabilityOf = ({ isAvailable }: DishPageDish) => `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`

/** Renders the page for a dish that is not on the menu, excluded from search engines. */
export const renderMissingDishPage = (location: Location): string =>
  renderPage(location, {
    card: {
      title: 'No longer on our menu',
      description: `This dish is not on the menu of ${location.fullName}. See what is today.`,
      url: getSiteUrl(location, '/menu'),
      image: getSiteUrl(location, SOCIAL_CARD_PATH),
      alt: 'Flames over the flat iron, with steak, shrimp and a roll',
      size: { width: 1200, height: 630 },
    },
    head: renderIndexTag(false),
    body: html`<h1>No longer on our menu</h1>
      <p>This dish is not on our menu.</p>
      <p><a href="/menu">See today’s menu</a></p>`,
  })
