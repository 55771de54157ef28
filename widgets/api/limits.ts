/** Requests (contract, section 3): give-up time of one try and pauses before the second and third in ms, most at once. */
export const REQUEST = { timeout: 10_000, retries: [500, 1500], parallel: 3 } as const;
