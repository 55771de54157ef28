import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Money columns hold whole fils. */
const fils = () => bigint({ mode: 'number' }).notNull();
const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const brands = pgTable('brands', {
  slug: text().primaryKey(),
  title: text().notNull(),
  titleAr: text().notNull(),
  position: integer().notNull(),
});

export const categories = pgTable('categories', {
  slug: text().primaryKey(),
  title: text().notNull(),
  titleAr: text().notNull(),
  position: integer().notNull(),
});

export const models = pgTable(
  'models',
  {
    slug: text().primaryKey(),
    brand: text()
      .notNull()
      .references(() => brands.slug),
    title: text().notNull(),
    position: integer().notNull(),
  },
  table => [index().on(table.brand)],
);

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    titleAr: text().notNull(),
    brand: text()
      .notNull()
      .references(() => brands.slug),
    category: text()
      .notNull()
      .references(() => categories.slug),
    code: text().notNull(),
    /** Codes of the same thing in other regions. */
    aliases: text().array().notNull().default([]),
    color: text(),
    kind: text({ enum: ['original', 'compatible', 'remanufactured'] }).notNull(),
    yieldPages: integer(),
    price: fils(),
    regularPrice: fils(),
    offer: text(),
    offerAr: text(),
    isNew: boolean().notNull(),
    isTop: boolean().notNull(),
    isPublished: boolean().notNull().default(true),
    stock: integer().notNull(),
    description: text().notNull(),
    descriptionAr: text().notNull(),
    pictureShape: text().notNull(),
    pictureColor: text().notNull(),
    /** Slugs of the printer models it fits. */
    devices: text().array().notNull(),
  },
  table => [
    check('stock_not_negative', sql`${table.stock} >= 0`),
    check('price_positive', sql`${table.price} > 0`),
  ],
);

export const promotions = pgTable('promotions', {
  position: integer().primaryKey(),
  name: text().notNull(),
  nameAr: text().notNull(),
  isActive: boolean().notNull(),
  desktop: text().notNull(),
  tablet: text().notNull(),
  mobile: text().notNull(),
  href: text(),
});

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    status: text({ enum: ['placed', 'confirmed', 'delivered', 'cancelled'] }).notNull(),
    /** Whether its pieces are out of stock for it. */
    reserved: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    /** Empty for the shop's own orders; with the key it makes up what a retry is recognised by. */
    partner: text().notNull(),
    /** Forgotten (null) after the time in which a retry is recognised. */
    idempotencyKey: text(),
    payloadHash: text(),
    language: text({ enum: ['en', 'ar'] }).notNull(),
    customerName: text().notNull(),
    customerPhone: text().notNull(),
    customerEmail: text(),
    governorate: text().notNull(),
    area: text().notNull(),
    block: text().notNull(),
    street: text().notNull(),
    building: text().notNull(),
    floor: text(),
    flat: text(),
    notes: text(),
    paymentMethod: text({ enum: ['cash', 'knet_on_delivery'] }).notNull(),
    subtotal: fils(),
    shipping: fils(),
    total: fils(),
    /** The shipping rule as it was when the order was placed. */
    shippingFreeOver: fils(),
    shippingFee: fils(),
  },
  table => [
    uniqueIndex('orders_key').on(table.idempotencyKey, table.partner),
    index('orders_created_at').on(table.createdAt),
    index('orders_phone').on(table.customerPhone),
  ],
);

/** Keys of attempts that were given up before they were placed: they never become orders. */
export const voidKeys = pgTable(
  'void_keys',
  { key: text().primaryKey(), voidedAt: moment().notNull() },
  table => [index('void_keys_voided_at').on(table.voidedAt)],
);

/** What was bought, copied: later changes to the product don't touch it. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: smallint().notNull(),
    productId: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: fils(),
    offer: text(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.line] }),
    check('quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** What must happen outside the database because of an order; written with it, worked off afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    topic: text({ enum: ['order.placed'] }).notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    /** Adapters that have taken it. */
    deliveredTo: text().array().notNull().default(sql`'{}'`),
    doneAt: moment(),
    lastFault: text(),
  },
  table => [index('outbox_due').on(table.nextAttemptAt).where(sql`${table.doneAt} is null`)],
);
