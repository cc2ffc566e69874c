import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { formatException, weekLines } from '#shared/rules/hours-lines'
import { accentOf, accentVariables } from '../../src/base/theme/accent'
import { html, markup } from './html'
import type { Markup } from './html'
import type { PrintedDish, PrintedSection } from '#shared/prerendered'

/** For readers without scripts only: with them the words stay hidden until the application takes their place. */
export const plainStyle = (location: Location): Markup =>
  html`<style>
    :root {
      ${accentVariables(accentOf(location)).map(([name, value]) => markup(`${name}:${value};`))}
    }
    @media (scripting: enabled) {
      .plain {
        display: none;
      }
    }
    @media (scripting: none) {
      #boot,
      [data-picture] {
        display: none;
      }
    }
    /* The picture is a guest's. */
    [data-session] [data-picture] {
      display: none;
    }
    [data-session] [data-picture] ~ #boot {
      display: grid;
    }
    /* Links work already; a button would only seem to. */
    [data-picture] :is(button, input, label) {
      pointer-events: none;
    }
    /* What depends on the hour or on this device is not known yet. */
    [data-picture] [data-now] {
      visibility: hidden;
    }
    .plain {
      color: var(--ink);
      font:
        1rem/1.6 system-ui,
        sans-serif;
      max-width: 60rem;
      margin: 0 auto;
      padding: 2rem 1.25rem 4rem;
    }
    .plain h1,
    .plain h2,
    .plain h3 {
      font-family: 'Fraunces Variable', Georgia, serif;
      line-height: 1.15;
      font-weight: 560;
    }
    .plain h1 {
      font-size: clamp(2rem, 6vw, 3.5rem);
      margin: 0.25em 0 0.4em;
    }
    .plain h2 {
      margin: 3rem 0 0.75rem;
      padding-bottom: 0.5rem;
      font-size: 1.6rem;
      border-bottom: 1px solid var(--line);
    }
    .plain h3 {
      font-size: 1.05rem;
      margin: 0;
      display: flex;
      gap: 1rem;
      justify-content: space-between;
    }
    .plain p {
      margin: 0.25rem 0 0;
      color: var(--ink-muted);
    }
    .plain a {
      color: var(--ember-text);
    }
    .plain ul {
      list-style: none;
      margin-top: 1.25rem;
      padding: 0;
      display: grid;
      gap: 1.25rem 2.5rem;
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
    .plain table {
      border-spacing: 0;
      margin-top: 1rem;
    }
    .plain th {
      font-weight: 400;
      text-align: left;
      padding-right: 2rem;
    }
    .plain .notice {
      padding: 0.6rem 1rem;
      background: var(--notice);
      color: var(--notice-ink);
      text-align: center;
    }
  </style>`

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date}T00:00:00Z`))

const hoursTable = (location: Location) =>
  html`<table>
    ${[
      ...weekLines(location),
      ...Object.entries(location.hours.exceptions)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([date, exception]) => ({ days: dateOf(date), hours: formatException(exception) })),
    ].map(
      ({ days, hours }) =>
        html`<tr>
          <th scope="row">${days}</th>
          <td>${hours}</td>
        </tr> `,
    )}
  </table>`

const dishEntry = ({ name, description, price, code }: PrintedDish) =>
  html`<li>
    <h3><span>${name}</span> <span>${price ? `$${price}` : 'Market price'}</span></h3>
    <p>${description} (${code})</p>
  </li> `

const visit = (location: Location) => {
  const { street, city, state, zipCode } = location.address
  return html`<h2>Visit us</h2>
    <address>
      ${street}, ${city}, ${state} ${zipCode}<br />
      <a href="tel:${location.phone}">${location.phone}</a> · <a href="mailto:${location.email}">${location.email}</a>
    </address>
    ${hoursTable(location)}`
}

const frame = (location: Location, content: Markup) =>
  html`<div class="plain">
    ${policyOf(location).showsTestBanner && html`<p class="notice">This is a test site and not for live ordering.</p>`}
    <p><a href="/">${location.fullName}</a> · <a href="/menu">Menu</a></p>
    <main>${content} ${visit(location)}</main>
    <p>
      Ordering online and watching your order being made need JavaScript. Without it, call us:
      <a href="tel:${location.phone}">${location.phone}</a>.
    </p>
  </div>`

/** The landing page in words. */
export const plainHome = (location: Location, sections: readonly PrintedSection[]): Markup =>
  frame(
    location,
    html`<h1>${location.fullName}</h1>
      <p>Steak and shrimp off a live flame, rolls cut the minute you order, and rice that tastes of the grill.</p>
      <p><a href="/menu">See the menu</a></p>
      <h2>Most Popular</h2>
      <ul>
        ${sections
          .flatMap(({ dishes }) => dishes)
          .filter(({ isPopular }) => isPopular)
          .slice(0, 6)
          .map(dishEntry)}
      </ul>`,
  )

/** The whole menu in words. */
export const plainMenu = (location: Location, sections: readonly PrintedSection[]): Markup =>
  frame(
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
      )}`,
  )

/** A page that does something, which needs scripts: its name, and how else to reach us. */
export const plainWork = (location: Location, title: string): Markup => frame(location, html`<h1>${title}</h1>`)
