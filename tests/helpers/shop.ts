const port = (variable: string, usual: number) => Number(process.env[variable] ?? usual);

/** Where the shop under test answers; `API_PORT`, `SITE_PORT` and `PARTNER_PORT` move it as they move `npm start`. */
export const addresses = {
  api: `http://localhost:${port('API_PORT', 4000)}`,
  site: `http://localhost:${port('SITE_PORT', 8080)}`,
  partner: `http://localhost:${port('PARTNER_PORT', 8090)}`,
} as const;

/** A purchasing system that the shop under test returns lists to: `OCI_HOSTS` of its build. */
export const PURCHASING_SYSTEM = 'https://purchasing.example.com';
