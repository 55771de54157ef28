/** What a partner's id is (contract, section 2): 1 to 64 of letters, digits, `.`, `_` and `-`. */
export const PARTNER_ID = /^[A-Za-z0-9._-]{1,64}$/;
