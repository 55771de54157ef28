import { expect, type Page, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';
import { openHydrated } from '../../helpers/hydrated';

// The contact page's details and message form; nothing is sent by the page itself.

const DETAILS = `address="Fahad Al-Salem Street, Kuwait City" map="https://maps.example/tass"
  hours="Sun - Sat : 8:00AM - 22:00PM" phone="+965 2200 0000" whatsapp="+965 5000 0000"`;

/** Opens the element; addresses that would leave the page are kept instead, read them with `left`. */
async function open(page: Page, attributes: string): Promise<void> {
  await page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(window, { left, open: (address: string) => void left.push(address) });
  });
  await openElements(page, `<tass-contact ${attributes}></tass-contact>`);
  await page.getByLabel('Your name').waitFor();
}

const left = (page: Page) => page.evaluate(() => (window as unknown as { left: string[] }).left);
const byWhatsapp = (page: Page) => page.getByRole('button', { name: 'Write on WhatsApp' });

test('name and message are required, and each says so', async ({ page }) => {
  await open(page, DETAILS);
  const name = page.getByLabel('Your name');
  const message = page.getByLabel('Your message');
  await byWhatsapp(page).click();
  await expect(name).toBeFocused();
  for (const field of [name, message])
    await expect(field).toHaveAccessibleDescription('Please fill this in.');
  await name.fill('Maha');
  await byWhatsapp(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription('Please fill this in.');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Please fill this in.')).toHaveCount(1);
  expect(await left(page)).toEqual([]);
});

test('what is typed grows with the element’s type, and is never so small that a phone zooms in', async ({
  page,
}) => {
  await open(page, DETAILS);
  const size = (type: string) =>
    page.getByLabel('Your name').evaluate((field, type) => {
      document.documentElement.style.setProperty('--tass-font-size', type);
      return Number.parseFloat(getComputedStyle(field).fontSize);
    }, type);
  expect(await size('16px')).toBe(16);
  expect(await size('32px')).toBeGreaterThan(27);
  expect(await size('12px')).toBe(16);
});

test('what was typed is there after a reload, until it was sent', async ({ page }) => {
  await open(page, DETAILS);
  const [name, message] = [page.getByLabel('Your name'), page.getByLabel('Your message')];
  await name.fill('Maha');
  await message.fill('Which toner fits\nour four printers?');
  await page.reload();
  await expect(name).toHaveValue('Maha');
  await expect(message).toHaveValue('Which toner fits\nour four printers?');
  await byWhatsapp(page).click();
  await expect.poll(() => left(page)).toHaveLength(1);
  await page.reload();
  await byWhatsapp(page).click();
  await expect(name).toBeFocused();
  await expect(message).toHaveValue('');
});

test('the other language finds what was typed, before anything else is done there', async ({ page }) => {
  await openHydrated(page, '/contact-us');
  await page.getByLabel('Your name').fill('Maha');
  await page.getByLabel('Your message').fill('Which toner fits our four printers?');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/contact-us$/);
  await expect(page.getByLabel('اسمك')).toHaveValue('Maha');
  await expect(page.getByLabel('رسالتك')).toHaveValue('Which toner fits our four printers?');
});
