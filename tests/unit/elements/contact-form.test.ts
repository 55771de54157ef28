import { expect, test, vi } from 'vitest';
import { fill, openElement } from '../../helpers/open-element';

// The contact page's details and message form. What is typed in a browser: browser/elements/contact.spec.ts.

const DETAILS = `address="Fahad Al-Salem Street, Kuwait City" map="https://maps.example/tass"
  hours="Sun - Sat : 8:00AM - 22:00PM" phone="+965 2200 0000" whatsapp="+965 5000 0000"`;

const open = (attributes: string) => openElement(`<tass-contact ${attributes}></tass-contact>`);

test('address with a map, hours, phone and WhatsApp', async () => {
  const { getByRole, getByText } = await open(DETAILS);
  const address = (name: RegExp) => getByRole('link', { name }).getAttribute('href');
  expect(address(/Kuwait City/)).toBe('https://maps.example/tass');
  getByText('Sun - Sat : 8:00AM - 22:00PM');
  expect(address(/2200.0000/)).toBe('tel:+96522000000');
  expect(address(/5000.0000/)).toBe('https://wa.me/96550000000');
});

test('what is not given has neither row nor button', async () => {
  const { getAllByRole, queryByText } = await open('phone="+965 2200 0000" email="shop@example.com"');
  expect(queryByText(/WhatsApp/)).toBeNull();
  expect(queryByText('Opening hours')).toBeNull();
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Write an email']);
});

test('without an address to write to there is a link to where the shop can be written to, and no form', async () => {
  const { getByRole, queryByRole } = await open('phone="+965 2200 0000"');
  expect(getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/\/contact-us$/);
  expect(queryByRole('textbox')).toBeNull();
});

test('WhatsApp opens with the message in it, whatever its letters', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { getByLabelText, getByRole } = await open(DETAILS);
  fill(getByLabelText('Your name'), 'مها');
  fill(getByLabelText('Your message'), 'Toner & ink?\n50% off #1');
  getByRole('button', { name: 'Write on WhatsApp' }).click();
  await expect.poll(() => opened.mock.calls).toHaveLength(1);
  const address = String(opened.mock.calls[0]?.[0]);
  expect(address).toMatch(/^https:\/\/wa\.me\/96550000000\?text=/);
  expect(new URL(address).searchParams.get('text')).toBe('Toner & ink?\n50% off #1\n\nمها');
});
