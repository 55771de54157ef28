/** Node's arguments where the embedded engine is compiled once, quickly: what making it faster costs is more than a short process wins by it. */
export const QUICK_START = ['--liftoff-only'];
