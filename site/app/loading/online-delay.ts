/** Time in ms until a connection that has come back is asked: the browser tells of it before it carries anything. */
export const ONLINE_DELAY = 1000;
