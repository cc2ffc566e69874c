/** The look of the reference page. */
export const referencePageStyle = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{margin:0;font:16px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:19rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;border-right:1px solid var(--line)}
nav h2{font-size:.85rem;text-transform:uppercase;letter-spacing:.05em;margin:1rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0;font-size:.85rem}
nav a{display:block;padding:.2rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover,nav a:focus-visible{text-decoration:underline}
nav b{font-size:.7rem}
main{padding:1rem 2rem;max-width:60rem}
section>h2{margin-top:3rem;text-transform:capitalize}
article{border-top:1px solid var(--line);padding:.5rem 0 1rem}
h3{font-size:1.05rem;overflow-wrap:anywhere}
h3 b{font-size:.75rem;padding:.15rem .4rem;border-radius:.3rem;color:#fff;background:#555}
h3 .get{background:#1f6f43}h3 .post{background:#8a4b08}h3 .put{background:#1d4f91}
h4{margin:.75rem 0 .25rem}
pre{background:var(--soft);padding:.75rem;overflow:auto;max-height:24rem;border-radius:.4rem;font-size:.85rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
td,th{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
summary{cursor:pointer}
@media (max-width:50rem){body{display:block}nav{position:static;height:auto;border:0}main{padding:1rem}}
`
