import { bundleForAll } from '../../helpers/api-programs';

/** Bundles the API's programs once, for whichever file starts them. */
export default bundleForAll;
