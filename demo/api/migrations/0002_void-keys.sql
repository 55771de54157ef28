CREATE TABLE "void_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"voided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_partner_key";--> statement-breakpoint
CREATE INDEX "void_keys_voided_at" ON "void_keys" USING btree ("voided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("idempotency_key","partner");