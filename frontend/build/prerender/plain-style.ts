import type { Location } from '#shared/locations/index'
import { html, rawMarkup } from '#shared/pages/html'
import type { Markup } from '#shared/pages/html'
import { createAccent, accentCssVariables } from '../../src/base/theme/accent'

/**
 * For readers without scripts only: with them the words stay hidden until the application takes
 * their place.
 */
export const renderNoScriptStyle = (location: Location): Markup =>
  html`<style>
    :root {
      ${accentCssVariables(createAccent(location)).map(([name, value]) => rawMarkup(`${name}:${value};`))}
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
    :root[data-session] #root[data-picture]:not(:empty) ~ #boot {
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
