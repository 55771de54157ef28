import type { GuidesContent } from '../guides';

export const guides: GuidesContent = {
  index: {
    title: 'Elements and guides for your own site | TASS',
    description:
      'Every element of the shop for your own pages, live and with its reference, and guides for each kind of site.',
    keywords: 'custom elements, web components, embed toner finder, TASS widgets',
    heading: 'Elements and guides',
    intro:
      'Two lines put the shop on your page. Here is every element, and how it goes on each kind of site.',
  },
  guidesHeading: 'Guides',
  elementsHeading: 'All elements',
  install: 'With a bundler, as a package',
  changes: 'What has changed',
  copy: 'Copy',
  copied: 'Copied',
  guides: {
    html: {
      title: 'TASS elements on a plain HTML page | TASS',
      description: 'Paste two lines into any HTML page: the script, and the element where you want it.',
      keywords: 'embed, HTML, custom element, toner finder',
      heading: 'Plain HTML',
      intro: 'The script finds the elements of the page by itself, also those that are added later.',
      sections: [
        {
          heading: 'Paste two lines',
          paragraphs: [
            'The script may stand anywhere. What stands inside an element is shown until its code has come, and when it cannot come.',
          ],
          samples: ['paste', 'fallback'],
        },
        {
          heading: 'Say it once for the whole page',
          paragraphs: ['What all elements share stands in the head; an attribute of an element counts more.'],
          samples: ['metas'],
        },
        {
          heading: 'Called by your own script',
          paragraphs: [
            'Attributes may be set at any time, before the element is there too. Its methods are there once it is defined, and by `tass.js` that is when it comes near the window, for dialog and toasts at the first touch or after 3 seconds. With `loading="eager"` an element is loaded at once, wherever it stands; so is one that is `headless`.',
          ],
          samples: ['methods'],
        },
        {
          heading: 'Checkout on your own site',
          paragraphs: [
            'The shop takes orders from the origins it has listed (`ORDER_ORIGINS`): tell it yours, such as `https://www.example.com`, before you show `tass-checkout`. On any other the form says that no order gets through, and leads into the shop with the cart. The links of `tass-cart` and `tass-cart-badge` take it there from any site.',
          ],
          samples: ['checkout'],
        },
        {
          heading: 'In components with shadow roots',
          paragraphs: [
            'Elements in open shadow roots are found too, also in those attached later. A closed one hides them: load the element’s own file there, which defines it wherever it stands.',
          ],
          samples: ['closedRoot'],
        },
      ],
    },
    tasks: {
      title: 'Ten tasks in ten lines each: recipes | TASS',
      description:
        'Your own button, texts, dialog, colours, list, counting, React, Next, credit and removal, each in ten lines.',
      keywords: 'recipes, examples, cart button, analytics, React, Next',
      heading: 'Ten tasks in ten lines',
      intro: 'Each of these works as it stands: copy it into an empty page.',
      sections: [
        {
          heading: '1. A button of your own that buys',
          paragraphs: [
            'A product goes by the last part of its page’s address. The promise gives the cart after the change, or rejects with a `TassError`: its `status` is the API’s answer, 0 where there was none.',
            '`cart` also has `get()`, `set(slug, quantity)`, `remove(slug)`, `subscribe(listener)`, and `link()`: the address that takes this cart to the shop. A cart is `{ items, count, subtotal }`, `count` its lines, amounts in whole fils, 1000 to the dinar. In the package all this is `tass-widgets/calls`.',
          ],
          samples: ['ownButton'],
        },
        {
          heading: '2. Your own words',
          paragraphs: [
            'Each element’s own page lists its sentences by name, those of what it shows inside too: the words on a grid’s cards are the grid’s. `{1}` in a sentence stands for what the element fills in, in yours too. A name that is none is warned of in the console.',
          ],
          samples: ['ownTexts'],
        },
        {
          heading: '3. In a dialog',
          paragraphs: [
            'Elements take 480 px where a place shrinks to its content, or what there is. Dialogs and popovers cut off what hangs out of them: one that holds `tass-search` or `tass-categories` alone wants `overflow: visible`.',
          ],
          samples: ['dialog'],
        },
        {
          heading: '4. Your colours',
          paragraphs: [
            'Style properties cross into the element; every visible piece is a part. Each element’s own page lists both, and the builder gives the lines for colours that you choose. Elements stand on your own background, with `theme="dark"` too; colours for both are said as `light-dark(#8c3f12, #ffb27d)`.',
          ],
          samples: ['tokens'],
        },
        {
          heading: '5. Data without our markup',
          paragraphs: [
            'With `headless` the grid draws nothing: it asks as ever, and tells you by `tass-data` what it knows. The finder does the same. A product has `slug`, `title`, `price`, `regular_price`, `image`, `href` and, where the shop says them, `code`, `in_stock` and `yield_pages`. Amounts are decimal KWD; `status` says whether it is loading or has failed, and `retry()` asks again.',
          ],
          samples: ['headless'],
        },
        {
          heading: '6. Counting what visitors do',
          paragraphs: [
            'Each moment comes to `dataLayer` once, in Google’s words. An id of a product there is the one in the shop’s feeds.',
          ],
          samples: ['analytics'],
        },
        {
          heading: '7. React',
          paragraphs: [
            'Install the package by the line under “Single-page apps”. There is a component for each element, with typed events.',
          ],
          samples: ['react'],
        },
        {
          heading: '8. Next',
          paragraphs: [
            'The same package, as `app/page.tsx`. The component draws its place on the server, and the element on the device.',
          ],
          samples: ['next'],
        },
        {
          heading: '9. Credit for your orders',
          paragraphs: [
            'Your id goes along with every link, and orders of the next 30 days name it. We send you a link that lists them, as CSV. Tell us your name and address, and the shop greets your visitors by it, with a way back to you.',
          ],
          samples: ['attribution'],
        },
        {
          heading: '10. Taking it all away',
          paragraphs: [
            'Elements clean up behind themselves; what they keep in the visitor’s browser has names that begin with `tass-`.',
          ],
          samples: ['removal'],
        },
      ],
    },
    spa: {
      title: 'TASS elements in single-page apps | TASS',
      description:
        'React, Vue, Svelte, Solid and others: import the element, and let your own router follow its links.',
      keywords: 'single-page app, React, Vue, Svelte, router',
      heading: 'Single-page apps',
      intro: 'Elements may come, move and go at any time; each cleans up behind itself.',
      sections: [
        {
          heading: 'Install',
          paragraphs: [
            "One import an element. React has components; elsewhere you write the tags, and one line gives their types: `import type {} from 'tass-widgets/vue'`, or `/svelte`, `/solid`, `/preact`.",
            "Events are `@tass-order` in Vue, `ontass-order` in Svelte and `on:tass-order` in Solid. Vue’s compiler is told of the tags by `isCustomElement: tag => tag.startsWith('tass-')`.",
            'An import defines its element at once, and with it the methods. A React component loads its element once it is on the page: there, and where a script tag brings it, wait by `await customElements.whenDefined(…)`. A flag that is bound to false is off, as `:in-stock="false"` in Vue.',
          ],
          samples: ['install', 'react'],
        },
        {
          heading: 'Your own router',
          paragraphs: [
            'Before an element follows a link it asks: cancel that, and go there in your own way.',
          ],
          samples: ['router'],
        },
      ],
    },
    ssr: {
      title: 'TASS elements drawn on a server (SSR) | TASS',
      description:
        'Importing is safe on servers, and elements can be drawn there as HTML that their code takes over.',
      keywords: 'server-side rendering, SSR, declarative shadow root, Next',
      heading: 'Drawn on a server',
      intro: 'Importing the package without a browser does nothing and throws nothing.',
      sections: [
        {
          heading: 'HTML from your server',
          paragraphs: [
            "The HTML carries its own shadow root and styles; the element’s code hydrates it, by `import 'tass-widgets/finder'` or the script tag. `elementStream` gives the same as a stream.",
            "A policy of `style-src 'self'` refuses the style element in it: there the styles come with the element’s code.",
          ],
          samples: ['server'],
        },
        {
          heading: 'Next',
          paragraphs: ['A client component is enough: its place is in the first HTML.'],
          samples: ['next'],
        },
      ],
    },
    wordpress: {
      title: 'TASS elements on WordPress | TASS',
      description: 'In the editor with a Custom HTML block, or for the whole theme with five lines of PHP.',
      keywords: 'WordPress, shortcode, custom HTML block',
      heading: 'WordPress',
      intro: 'For one page, the editor is enough; for all pages, the theme.',
      sections: [
        {
          heading: 'One page',
          paragraphs: [
            'Add a “Custom HTML” block and paste these lines.',
            'A plugin that joins scripts or rewrites their tags has to leave `tass.js` out: it is a module, and finds its other files beside it.',
          ],
          samples: ['paste'],
        },
        {
          heading: 'The whole site',
          paragraphs: [
            'In your child theme’s functions.php; afterwards [tass_finder] stands for the finder in any text.',
          ],
          samples: ['wordpress'],
        },
      ],
    },
    shopify: {
      title: 'TASS elements on Shopify | TASS',
      description:
        'Two lines in the theme and one where the element is to stand; your own cart stays as it is.',
      keywords: 'Shopify, theme, Liquid',
      heading: 'Shopify',
      intro: 'The elements keep a cart of their own and never touch yours.',
      sections: [
        { heading: 'In the theme', paragraphs: ['Online Store, Themes, Edit code.'], samples: ['shopify'] },
        {
          heading: 'Counting',
          paragraphs: [
            'With the word shopify the moments come under Shopify’s standard event names; with ga4 in Google’s words.',
          ],
          samples: ['shopifyAnalytics'],
        },
      ],
    },
    wix: {
      title: 'TASS elements on Wix | TASS',
      description: 'Custom code in the head and a custom element on the page, with Wix’s own tools.',
      keywords: 'Wix, custom element, embed code',
      heading: 'Wix',
      intro: 'A premium site with its own domain is needed for custom code.',
      sections: [
        {
          heading: 'Two places',
          paragraphs: ['Paste the script as custom code, then add the custom element where it is to stand.'],
          samples: ['wix'],
        },
      ],
    },
    csp: {
      title: 'TASS elements under a strict content policy | TASS',
      description:
        'What a strict Content-Security-Policy has to allow: three addresses, no inline script and no inline style.',
      keywords: 'Content-Security-Policy, CSP, Trusted Types',
      heading: 'Strict content policies',
      intro:
        'The elements write no inline script and no inline style, and work where Trusted Types allow no policy at all.',
      sections: [
        {
          heading: 'What to allow',
          paragraphs: ['The script’s host, the API and pictures.'],
          samples: ['policy'],
        },
      ],
    },
    consent: {
      title: 'Consent and analytics with TASS elements | TASS',
      description:
        'No cookie is ever set. Counting is off until your page asks for it, and waits for consent where you say so.',
      keywords: 'consent, cookies, Google Analytics 4, dataLayer',
      heading: 'Consent and analytics',
      intro:
        'The elements set no cookie and send nothing to anybody but the shop’s API. What they keep stays in the visitor’s browser.',
      sections: [
        {
          heading: 'Counting',
          paragraphs: [
            'Off until the page asks. Each moment comes to dataLayer once: view_item_list, select_item, view_item, search, add_to_cart, remove_from_cart, begin_checkout and purchase with partner.',
          ],
          samples: ['analytics'],
        },
        {
          heading: 'After consent',
          paragraphs: [
            'With the word consent nothing is told before your page says so, and nothing of what happened before is told later.',
            "In the package it is `startAnalytics({ events: ['ga4'], consent: true })` and `consent(true)`, both of `tass-widgets/analytics`.",
          ],
          samples: ['consent'],
        },
      ],
    },
    versions: {
      title: 'Versions: what they promise, how to move on | TASS',
      description:
        'What a version of the elements promises, how to move to the next one, and what has changed.',
      keywords: 'versions, changelog, migration, semver',
      heading: 'Versions',
      intro: 'Files of a version never change; latest follows within an hour of a release.',
      sections: [
        {
          heading: 'What a version promises',
          paragraphs: [
            'Names of elements, attributes, events and their details, parts, slots, methods and style properties stay as long as the first number does. New ones may come with the second; the third mends faults alone. Files of a version stay for two years after the next major one.',
          ],
          samples: ['version'],
        },
        {
          heading: 'Moving to another version',
          paragraphs: [
            'Read what has changed, change the number in one place, and look at your page: a value that can no longer be used is named in the console. Two versions on one page do no harm: the first one stays, and all share one cart.',
          ],
          samples: ['install'],
        },
      ],
    },
  },
};
