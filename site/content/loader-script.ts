/** What partners load the elements with. */
export const LOADER = `${__WIDGETS_URL__}/latest/tass.js`;

/** Makes browsers that check signatures run nothing but what this shop has signed; empty where the build had no key. */
const CHECKED = __INTEGRITY__ && ` integrity="${__INTEGRITY__}" crossorigin`;

/** The line that loads the elements, as builder, guides and elements' pages show it. */
export const LOADER_SCRIPT = `<script type="module" src="${LOADER}"${CHECKED}></script>`;
