CREATE TABLE "brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "models" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"offer" text,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "quantity_positive" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"partner" text NOT NULL,
	"idempotency_key" text,
	"payload_hash" text,
	"language" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_email" text,
	"governorate" text NOT NULL,
	"area" text NOT NULL,
	"block" text NOT NULL,
	"street" text NOT NULL,
	"building" text NOT NULL,
	"floor" text,
	"flat" text,
	"notes" text,
	"payment_method" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"shipping_free_over" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"delivered_to" text[] DEFAULT '{}' NOT NULL,
	"done_at" timestamp (3) with time zone,
	"last_fault" text
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"code" text NOT NULL,
	"color" text,
	"kind" text NOT NULL,
	"yield_pages" integer,
	"price" bigint NOT NULL,
	"regular_price" bigint NOT NULL,
	"offer" text,
	"offer_ar" text,
	"is_new" boolean NOT NULL,
	"is_top" boolean NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"stock" integer NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"picture_shape" text NOT NULL,
	"picture_color" text NOT NULL,
	"devices" text[] NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "price_positive" CHECK ("products"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"position" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text NOT NULL,
	"is_active" boolean NOT NULL,
	"desktop" text NOT NULL,
	"tablet" text NOT NULL,
	"mobile" text NOT NULL,
	"href" text
);
--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_brand_brands_slug_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_brands_slug_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "models_brand_index" ON "models" USING btree ("brand");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_partner_key" ON "orders" USING btree ("partner","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null;