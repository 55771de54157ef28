import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { addresses } from '../helpers/shop';

// A product's page as one would write it by hand, without any framework: what our pages are held against, in the same run.

const PICTURE = `${addresses.api}/pictures/products/hp-26a-cf226a-toner-cartridge-black.svg`;

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif;color:#14171c}header,main,footer{max-width:1200px;
margin:auto;padding:16px}nav ul{display:flex;flex-wrap:wrap;gap:16px;margin:0;padding:0;list-style:none}
img{display:block;width:100%;max-width:640px;height:auto;background:#f5f5f2}.price{font-size:28px;font-weight:700}
button{min-height:44px;padding:8px 16px;border:0;border-radius:6px;background:#00ace8;font:inherit;font-weight:600}`;

const SCRIPT = `const count = document.querySelector('output');
document.querySelector('button').addEventListener('click', () => {
  const pieces = Number(localStorage.pieces ?? 0) + 1;
  localStorage.pieces = pieces;
  count.value = pieces;
});
count.value = localStorage.pieces ?? 0;`;

const links = ['Home', 'Brands', 'Toners', 'Inks', 'Printer finder', 'Contact us', 'Cart']
  .map(name => `<li><a href="/">${name}</a></li>`)
  .join('');

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>HP 26A toner, black</title>
<link rel="icon" href="data:,"><link rel="preload" as="image" href="${PICTURE}" fetchpriority="high">
<style>${CSS}</style><script type="module" src="/page.js"></script></head><body>
<header><nav><ul>${links}</ul></nav></header><main><img src="${PICTURE}" alt="" width="640" height="640" fetchpriority="high">
<h1>HP 26A (CF226A) toner cartridge, black</h1><p class="price">KWD 32.725</p>
<p>Genuine HP 26A toner, black. Prints about 3,100 pages. For LaserJet Pro M402d, M402dn, M402dw and 5 more.</p>
<p><button type="button">Add to cart</button> In your cart: <output></output></p></main>
<footer><p>Fahad Al-Salem Street, Qibla, Kuwait City</p></footer></body></html>`;

const FILES: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
  '/': ['text/html;charset=utf-8', brotliCompressSync(HTML)],
  '/page.js': ['text/javascript', brotliCompressSync(SCRIPT)],
};

/** Serves the page by hand, compressed as the shop's are. */
export async function servePageByHand(): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const [type, body] = FILES[request.url ?? '/'] ?? [];
    if (!type) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` };
}
