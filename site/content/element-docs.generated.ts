// Made from the records by `npm run generate`; not to be edited.
import type { ElementName } from '../../widgets/all';
import type { ElementDocs } from './elements-types';

/** What each element's record says of it. */
export const elementDocs: Readonly<Record<ElementName, ElementDocs>> = {
  "add-to-cart": {
    "tag": "tass-add-to-cart",
    "summary": "The card's Add to Cart button and quantity control alone",
    "attributes": {
      "slug": {
        "type": "text",
        "doc": "The product: the last part of its address in the shop"
      }
    },
    "events": [
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-error"
    ],
    "parts": [
      "add-to-cart",
      "quantity",
      "placeholder",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button while the cart has none of the product"
    },
    "methods": {}
  },
  "banner-carousel": {
    "tag": "tass-banner-carousel",
    "summary": "The active promotions, one at a time",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "slide",
      "dot",
      "image",
      "placeholder"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it"
    },
    "methods": {}
  },
  "benefits": {
    "tag": "tass-benefits",
    "summary": "The four promises of the shop: shipping, payment, savings, support",
    "attributes": {},
    "events": [
      "tass-error"
    ],
    "parts": [
      "benefit"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it"
    },
    "methods": {}
  },
  "brand-list": {
    "tag": "tass-brand-list",
    "summary": "All brands with logo and link",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "brand",
      "image",
      "placeholder",
      "state"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "Shown where there are no brands",
      "error": "Shown where brands could not be loaded"
    },
    "methods": {}
  },
  "brand-marquee": {
    "tag": "tass-brand-marquee",
    "summary": "Strip of all brands, in a continuous loop",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "slide",
      "image",
      "placeholder"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it"
    },
    "methods": {}
  },
  "cart-badge": {
    "tag": "tass-cart-badge",
    "summary": "Link to the cart with the count of its entries; from another site it takes the cart along",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "link",
      "count"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Your own picture of the cart; the link keeps its name"
    },
    "methods": {}
  },
  "cart": {
    "tag": "tass-cart",
    "summary": "The cart: lines, subtotal, shipping, total and the way to the checkout",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      }
    },
    "events": [
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "line",
      "image",
      "title",
      "price",
      "quantity",
      "fit",
      "totals",
      "delivery",
      "assurances",
      "notice",
      "state"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "What stands in an empty cart",
      "button": "Words of the link to the checkout"
    },
    "methods": {}
  },
  "categories": {
    "tag": "tass-categories",
    "summary": "Menu of the shop’s categories",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "button",
      "menu",
      "link"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button"
    },
    "methods": {}
  },
  "checkout": {
    "tag": "tass-checkout",
    "summary": "The checkout form, with a review of the order before it is placed",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      }
    },
    "events": [
      "tass-order",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "form",
      "review",
      "totals",
      "delivery",
      "assurances",
      "summary",
      "lines",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "What stands here while the cart is empty",
      "placed": "What says that the order was placed, over its summary",
      "button": "Words of the button that sends the order, while no price has changed"
    },
    "methods": {}
  },
  "contact": {
    "tag": "tass-contact",
    "summary": "Contact details, and a message form that opens the visitor’s mail program or WhatsApp",
    "attributes": {
      "address": {
        "type": "text",
        "doc": "Postal address in one line"
      },
      "map": {
        "type": "address",
        "doc": "Address of a map that shows the place"
      },
      "hours": {
        "type": "text",
        "doc": "Opening hours"
      },
      "phone": {
        "type": "text",
        "doc": "Phone number"
      },
      "whatsapp": {
        "type": "text",
        "doc": "WhatsApp number with country code"
      },
      "email": {
        "type": "text",
        "doc": "Mail address that messages go to"
      }
    },
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "details",
      "form"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button that sends by mail"
    },
    "methods": {}
  },
  "finder": {
    "tag": "tass-finder",
    "summary": "Ink and toner finder: printer brand, printer model, and everything that fits",
    "attributes": {
      "brand": {
        "type": "text",
        "doc": "Slug of the chosen printer brand, such as `hp`"
      },
      "model": {
        "type": "text",
        "doc": "Slug of the chosen printer model; only with its brand"
      },
      "headless": {
        "type": "flag",
        "doc": "Draws nothing: the page draws from `tass-data`, in the element or elsewhere"
      },
      "page": {
        "type": "number",
        "default": 1,
        "min": 1,
        "max": 99999,
        "doc": "With `headless`: which 48 of the products"
      }
    },
    "events": [
      "tass-data",
      "tass-finder-change",
      "tass-page",
      "tass-select",
      "tass-navigate",
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-error"
    ],
    "parts": [
      "heading",
      "form",
      "quick",
      "brand",
      "model",
      "narrow",
      "change",
      "reset",
      "saved",
      "summary",
      "sets",
      "add-set",
      "slot",
      "yearly",
      "remind",
      "card",
      "image",
      "offer",
      "category",
      "title",
      "price",
      "regular-price",
      "add-to-cart",
      "quantity",
      "fit",
      "placeholder",
      "pager",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "card": "A `template` that each product found is shown in, as in `tass-product-grid`",
      "": "With `headless`: what you draw yourself",
      "start": "Shown while no printer is chosen",
      "empty": "Shown where nothing fits the chosen printer",
      "error": "Shown where products could not be loaded",
      "end": "Shown on a page behind the last products",
      "extra": "A button of your own beside the results",
      "phone": "Your own phone number, under the finder"
    },
    "methods": {
      "data": {
        "doc": "What a headless element has told last by `tass-data`; undefined before that",
        "parameters": ""
      },
      "retry": {
        "doc": "Asks again what a headless element could not load",
        "parameters": ""
      },
      "choose": {
        "doc": "Shows the printers of a brand, or what fits one printer; both by slug",
        "parameters": "brand: string, model?: string"
      },
      "reset": {
        "doc": "Returns to the start, with nothing chosen",
        "parameters": ""
      }
    }
  },
  "hero": {
    "tag": "tass-hero",
    "summary": "Slideshow of three printers with the shop’s promise, a field for the visitor’s own printer, and three round contact links",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      },
      "facebook": {
        "type": "address",
        "doc": "Address of the Facebook page; without it the link is left out"
      },
      "instagram": {
        "type": "address",
        "doc": "Address of the Instagram page; without it the link is left out"
      },
      "phone": {
        "type": "text",
        "doc": "Phone number to call; without it the link is left out"
      }
    },
    "events": [
      "tass-select",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "slide",
      "image",
      "heading",
      "quick",
      "dot"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button that leads to the finder"
    },
    "methods": {}
  },
  "login": {
    "tag": "tass-login",
    "summary": "Login button, or the picture of whoever is signed in with a menu; on other sites a link to the shop",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "button",
      "menu",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the Login button"
    },
    "methods": {}
  },
  "newsletter": {
    "tag": "tass-newsletter",
    "summary": "Newsletter box",
    "attributes": {},
    "events": [
      "tass-error"
    ],
    "parts": [
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button"
    },
    "methods": {}
  },
  "order-dialog": {
    "tag": "tass-order-dialog",
    "summary": "Order-placed dialog, opened by an accepted order",
    "attributes": {
      "open": {
        "type": "flag",
        "doc": "Opens the dialog; the shared state opens it too"
      }
    },
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "dialog",
      "heading",
      "summary",
      "lines",
      "totals"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button that closes the dialog"
    },
    "methods": {
      "show": {
        "doc": "Opens the dialog, for the order of a number where one is given",
        "parameters": "number?: string"
      }
    }
  },
  "orders": {
    "tag": "tass-orders",
    "summary": "Orders of this browser with their status, receipt and Order again, and a form that finds any order",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      }
    },
    "events": [
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "order",
      "status",
      "lines",
      "totals",
      "form",
      "add-to-cart",
      "quantity",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "Shown where this browser has placed no order",
      "button": "Words of the button that finds an order"
    },
    "methods": {}
  },
  "printer-showcase": {
    "tag": "tass-printer-showcase",
    "summary": "Scenes of what printers take, in endless rotation",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "slide",
      "image"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it"
    },
    "methods": {}
  },
  "product-card": {
    "tag": "tass-product-card",
    "summary": "One product as a card, with its price and the control that puts it in the cart",
    "attributes": {
      "slug": {
        "type": "text",
        "doc": "The product: the last part of its address in the shop"
      }
    },
    "events": [
      "tass-select",
      "tass-navigate",
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-error"
    ],
    "parts": [
      "card",
      "image",
      "offer",
      "category",
      "title",
      "price",
      "regular-price",
      "add-to-cart",
      "quantity",
      "fit",
      "placeholder",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "Shown where there is no such product",
      "error": "Shown where the product could not be loaded",
      "button": "Words of the button while the cart has none of the product"
    },
    "methods": {}
  },
  "product-grid": {
    "tag": "tass-product-grid",
    "summary": "Product grid: newest, top, a category, a brand, what fits a printer, or a search",
    "attributes": {
      "heading": {
        "type": "text",
        "doc": "Heading over the grid"
      },
      "highlight": {
        "type": "text",
        "doc": "Words before the heading, set under a marker stroke"
      },
      "filter": {
        "type": "choice",
        "options": [
          "new",
          "top"
        ],
        "doc": "Only new products, or only the top ones"
      },
      "category": {
        "type": "text",
        "doc": "Slug of a category, such as `toners`"
      },
      "brand": {
        "type": "text",
        "doc": "Slug of a brand, such as `hp`"
      },
      "for-brand": {
        "type": "text",
        "doc": "Slug of a brand: only what is for its printers, whoever made it"
      },
      "device": {
        "type": "text",
        "doc": "Slug of a printer model: only what fits it"
      },
      "query": {
        "type": "text",
        "doc": "Search text"
      },
      "kind": {
        "type": "text",
        "doc": "`original`, `compatible` or `remanufactured`"
      },
      "color": {
        "type": "text",
        "doc": "Slug of a colour, such as `cyan` or `black-on-white`"
      },
      "min-price": {
        "type": "text",
        "doc": "Lowest price in KWD, such as `2.500`"
      },
      "max-price": {
        "type": "text",
        "doc": "Highest price in KWD"
      },
      "in-stock": {
        "type": "flag",
        "doc": "Only what is in stock"
      },
      "sort": {
        "type": "choice",
        "options": [
          "relevance",
          "newest",
          "price",
          "-price",
          "cost-per-page"
        ],
        "doc": "Order of the products; without it the shop's own"
      },
      "limit": {
        "type": "number",
        "default": 12,
        "min": 1,
        "max": 48,
        "doc": "Products on one page"
      },
      "paged": {
        "type": "flag",
        "doc": "Shows the pager"
      },
      "page": {
        "type": "number",
        "default": 1,
        "min": 1,
        "max": 99999,
        "doc": "The page shown; the pager turns on from it and tells by `tass-page`"
      },
      "headless": {
        "type": "flag",
        "doc": "Draws nothing: the page draws from `tass-data`, in the element or elsewhere"
      },
      "view-more": {
        "type": "address",
        "doc": "Address behind a 'View More' button; a path leads into the shop"
      },
      "brand-logo": {
        "type": "address",
        "doc": "Picture of a logo row with a 'View All' button to the brand's page"
      }
    },
    "events": [
      "tass-data",
      "tass-products",
      "tass-page",
      "tass-select",
      "tass-navigate",
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-error"
    ],
    "parts": [
      "heading",
      "card",
      "image",
      "offer",
      "category",
      "title",
      "price",
      "regular-price",
      "add-to-cart",
      "quantity",
      "fit",
      "placeholder",
      "pager",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "card": "A `template` that each product is shown in: elements with `data-tass` of `title`, `category`, `brand`, `code`, `offer`, `price`, `regular-price`, `quantity`, `image`, `link`, `add-to-cart` or `remove-from-cart` are filled; it stands beside the shadow root, in your styles",
      "": "With `headless`: what you draw yourself",
      "extra": "A button of your own beside the heading",
      "button": "Words of the View More button",
      "empty": "Shown where there are no products",
      "end": "Shown on a page behind the last products",
      "error": "Shown where products could not be loaded"
    },
    "methods": {
      "data": {
        "doc": "What a headless element has told last by `tass-data`; undefined before that",
        "parameters": ""
      },
      "retry": {
        "doc": "Asks again what a headless element could not load",
        "parameters": ""
      }
    }
  },
  "product": {
    "tag": "tass-product",
    "summary": "Product detail: pictures, price, quantity, facts, compatible printers and related products",
    "attributes": {
      "slug": {
        "type": "text",
        "doc": "The product: the last part of its address in the shop"
      },
      "email": {
        "type": "text",
        "doc": "Mail address that wishes to be told of goods out of stock go to"
      },
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      }
    },
    "events": [
      "tass-view",
      "tass-select",
      "tass-navigate",
      "tass-add-to-cart",
      "tass-remove-from-cart",
      "tass-error"
    ],
    "parts": [
      "heading",
      "image",
      "offer",
      "category",
      "price",
      "regular-price",
      "add-to-cart",
      "quantity",
      "fit",
      "stock",
      "delivery",
      "assurances",
      "facts",
      "comparison",
      "printers",
      "card",
      "title",
      "placeholder",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "extra": "A button of your own under Add to Cart",
      "phone": "Your own phone number, under Add to Cart",
      "button": "Words of the button while the cart has none of the product",
      "empty": "Shown where there is no such product",
      "error": "Shown where the product could not be loaded"
    },
    "methods": {}
  },
  "promo": {
    "tag": "tass-promo",
    "summary": "Promo banner for the own-brand toners",
    "attributes": {},
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "image",
      "heading"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the link to the products"
    },
    "methods": {}
  },
  "quick-order": {
    "tag": "tass-quick-order",
    "summary": "A list of codes, printers and quantities, pasted, typed or from an Excel or CSV file, understood line by line, to the cart",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      },
      "items": {
        "type": "text",
        "doc": "Lines to begin with, `slug:quantity,slug:quantity`, 250 at most"
      },
      "name": {
        "type": "text",
        "doc": "The list’s name, shown over it"
      },
      "return-to": {
        "type": "text",
        "doc": "Address where a purchasing system takes the list back by SAP’s Open Catalog Interface (its `HOOK_URL`)"
      },
      "return-target": {
        "type": "text",
        "doc": "Frame or window of the purchasing system that takes it back (its `~TARGET`), `_top` unless said"
      },
      "return-hosts": {
        "type": "text",
        "doc": "https origins that `return-to` may lead to, with commas between; lists go to no other"
      }
    },
    "events": [
      "tass-add-to-cart",
      "tass-list",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "intro",
      "form",
      "table",
      "row",
      "line",
      "product",
      "quantity",
      "price",
      "choice",
      "qr",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "button": "Words of the button that checks the list"
    },
    "methods": {}
  },
  "quote": {
    "tag": "tass-quote",
    "summary": "Printable pro-forma of a list or the cart, with link and QR code",
    "attributes": {
      "heading-level": {
        "type": "number",
        "doc": "Level of its main heading: 2 where your page has an `h1` of its own",
        "default": 1,
        "min": 1,
        "max": 6
      },
      "items": {
        "type": "text",
        "doc": "The list: `slug:quantity,…`, up to 250 lines; without it the cart"
      },
      "name": {
        "type": "text",
        "doc": "Name of the list; stands as the buyer’s reference"
      },
      "quoted": {
        "type": "text",
        "doc": "Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed"
      }
    },
    "events": [
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "heading",
      "sheet",
      "lines",
      "totals",
      "qr",
      "state",
      "notice"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "seller": "Name and address of the seller at the head of the sheet",
      "empty": "Shown where there is nothing to quote",
      "error": "Shown where the products could not be loaded",
      "button": "Words of the button that prints"
    },
    "methods": {}
  },
  "search": {
    "tag": "tass-search",
    "summary": "Search box that lists products while the shopper types",
    "attributes": {
      "placeholder": {
        "type": "text",
        "doc": "Hint in the empty field; without it the shop’s own"
      },
      "query": {
        "type": "text",
        "doc": "Text in the field, as on a page that shows its results"
      }
    },
    "events": [
      "tass-search",
      "tass-select",
      "tass-navigate",
      "tass-error"
    ],
    "parts": [
      "field",
      "panel",
      "status",
      "results",
      "option",
      "image",
      "title",
      "price",
      "fit",
      "all"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it",
      "empty": "Shown in the list where nothing was found"
    },
    "methods": {}
  },
  "toaster": {
    "tag": "tass-toaster",
    "summary": "Toast area: shows the messages of all elements on the page",
    "attributes": {
      "position": {
        "type": "choice",
        "options": [
          "top-right",
          "top-left",
          "bottom-right",
          "bottom-left"
        ],
        "default": "top-right",
        "doc": "Corner of the window"
      }
    },
    "events": [
      "tass-error"
    ],
    "parts": [
      "toast"
    ],
    "slots": {
      "header": "Above what the element shows",
      "footer": "Below it"
    },
    "methods": {}
  }
};
