ALTER TABLE "orders" ADD COLUMN "reserved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("customer_phone");