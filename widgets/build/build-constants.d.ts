// What the build writes into the source (`constants.mjs` reads the environment's variables in brackets).

/** Version of the package. */
declare const __VERSION__: string;
/** API host the build is made for (`SHOP_API`). */
declare const __SHOP_API__: string;
/** Main shop the build is made for (`SHOP_URL`). */
declare const __SHOP_URL__: string;
/** Where partners load the elements from (`WIDGETS_URL`). */
declare const __WIDGETS_URL__: string;
/** Origins of purchasing systems that take lists back (`OCI_HOSTS`). */
declare const __OCI_HOSTS__: string;
/** What has changed for pages with elements: a JSON list of sentences. */
declare const __CHANGES__: string;
/** What partners write into `integrity`; empty where the build has no key. */
declare const __INTEGRITY__: string;
