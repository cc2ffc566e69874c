import { getDirectionsUrl } from '../locations/geo'
import { formatCharge, listCharges } from '../locations/charges'
import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import type { MenuSnapshot, MenuSnapshotDish, MenuSnapshotSpecial } from './menu-snapshot'
import { formatHoursException, formatWeekLines, getWeekdayName } from '../hours/hours'
import { daypartLabels } from '../specials/dayparts'
import { comparePopularity } from '../menu/listing'
import { ADVISORY_REMINDER, markAdvisory } from '../menu/dietary/advisory'
import { html, type Markup } from './html'

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date}T00:00:00Z`))

const hoursTable = (location: Location) =>
  html`<table>
    ${[
      ...formatWeekLines(location),
      ...Object.entries(location.hours.exceptions)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([date, exception]) => ({ days: dateOf(date), hours: formatHoursException(exception) })),
    ].map(
      ({ days, hours }) =>
        html`<tr>
          <th scope="row">${days}</th>
          <td>${hours}</td>
        </tr> `,
    )}
  </table>`

const dishEntry = ({ name, advisory, description, price, code, offers }: MenuSnapshotDish) =>
  html`<li>
    <h3><span>${markAdvisory(name, advisory)}</span> <span>${price ? `$${price}` : 'Market price'}</span></h3>
    <p>${description} (${code})</p>
    ${(offers?.texts ?? []).map((text) => html`<p>${text}</p>`)}
  </li> `

const visitSection = (location: Location) => {
  const { street, city, state, zipCode } = location.address
  return html`<h2>Visit us</h2>
    <address>
      ${street}, ${city}, ${state} ${zipCode}<br />
      <a href="${getDirectionsUrl(location.address)}">Directions</a><br />
      <a href="tel:${location.phone}">${location.phone}</a> · <a href="mailto:${location.email}">${location.email}</a>
    </address>
    ${hoursTable(location)}`
}

/** The reminder, if any of the dishes or specials has an advisory. */
const reminder = (...entries: readonly (MenuSnapshotDish | MenuSnapshotSpecial)[]) =>
  html`${entries.some(({ advisory }) => advisory !== null) && html`<p>${ADVISORY_REMINDER}</p>`}`

/** What is added to the prices of a page. */
const chargesNote = (location: Location) =>
  html`${listCharges(location).map((charge) => html`<p>${formatCharge(charge)}</p>`)}`

const layout = (location: Location, content: Markup) =>
  html`<div class="plain">
    ${getPolicy(location).showsTestBanner && html`<p class="notice">This is a test site and not for live ordering.</p>`}
    <p><a href="/">${location.fullName}</a> · <a href="/menu">Menu</a></p>
    <main>${content} ${visitSection(location)}</main>
    <p>
      Ordering online and watching your order being made need JavaScript. Without it, call us:
      <a href="tel:${location.phone}">${location.phone}</a>.
    </p>
  </div>`

const specialEntry = ({ dayOfWeek, mealtime, title, dish, advisory, description, price }: MenuSnapshotSpecial) =>
  html`<li>
    <h3><span>${getWeekdayName(dayOfWeek)}: ${title}</span> <span>${price ? `$${price}` : 'Market price'}</span></h3>
    <p>${markAdvisory(dish, advisory)}. ${description}${mealtime ? ` ${daypartLabels[mealtime]}.` : ''}</p>
  </li> `

const specialsList = (specials: readonly MenuSnapshotSpecial[]) =>
  html`${
    specials.length > 0 &&
    html`<h2>Specials of the week</h2>
      <ul>
        ${specials.map(specialEntry)}
      </ul>`
  }`

/** Renders the landing page for readers without scripts. */
export function renderNoscriptHome(location: Location, { sections, specials }: MenuSnapshot): Markup {
  const popular = sections
    .flatMap(({ dishes }) => dishes)
    .filter(({ isPopular }) => isPopular)
    .sort(comparePopularity)
    .slice(0, 6)
  return layout(
    location,
    html`<h1>${location.fullName}</h1>
      <p>Cooked when you order it. Choose from the menu, and watch your order being made.</p>
      <p><a href="/menu">See the menu</a></p>
      <h2>Most Popular</h2>
      <ul>
        ${popular.map(dishEntry)}
      </ul>
      ${specialsList(specials)} ${reminder(...popular, ...specials)} ${chargesNote(location)}`,
  )
}

/** Renders the whole menu for readers without scripts. */
export const renderNoscriptMenu = (location: Location, { sections, specials }: MenuSnapshot): Markup =>
  layout(
    location,
    html`<h1>Menu</h1>
      ${sections.map(
        ({ id, name, description, dishes }) =>
          html`<section>
            <h2 id="category-${id}">${name}</h2>
            <p>${description}</p>
            <ul>
              ${dishes.map(dishEntry)}
            </ul>
          </section> `,
      )}
      ${specialsList(specials)} ${reminder(...sections.flatMap(({ dishes }) => dishes), ...specials)}
      ${chargesNote(location)}`,
  )

/** Renders a page that needs scripts: its title and the location's contact data. */
export const renderNoscriptAppPage = (location: Location, title: string): Markup =>
  layout(location, html`<h1>${title}</h1>`)
